import { Unbroken } from "./copy";

/**
 * A timeline as a folded strip with one leaf for each station.
 *
 * @param props.stations The stations. `when` is the time since the start, `what` is the result by then.
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
