import { Unbroken } from "./copy";

/** One line of time: when, counted from its beginning, and what is there by then. It is a folded strip, a length a station. */
export function HiringWeek({
  title,
  stations,
}: {
  title: string;
  stations: readonly { when: string; what: string }[];
}) {
  return (
    <div className="hiring-week">
      <p>{title}</p>
      <ol>
        {stations.map(({ when, what }) => (
          <li key={when}>
            <b>
              <Unbroken>{when}</Unbroken>
            </b>{" "}
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
