import { Unbroken } from "./copy";

/**
 * A timeline as a folded strip with a leaf for each station.
 *
 * @param props.stations `when`: the time since the start; `what`: the result by then.
 */
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
