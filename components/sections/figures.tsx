import type { ReactNode } from "react";
import { fittingSize } from "@/components/art/words";
import type { Claim } from "@/content/schema/records";
import { balancedColumns } from "@/lib/columns";

type Figure = Pick<Claim, "label" | "value">;

/**
 * How figures stand (figures.css): in a `row`; each `beside` its label; the first as large as the page, `over` the
 * others; or as the `results` of one piece of work.
 */
export type FiguresLook = "row" | "beside" | "over" | "results";

/** The steps of type that results may have, each with the share of its place, in hundredths, that a figure then takes. */
const RESULT_SIZES = { 0: "text-card", 12: "text-title", 18: "text-result", 24: "text-section" };

/** Letters that reach below the line. */
const DESCENDERS = /[,;gjpqyQ]/;

/**
 * Figures with their labels. In the list a label comes before its figure, to the eye it follows.
 *
 * @param props.art What the first figure is taken from, below its label.
 * @param props.among All figures that are to be as large as each other, these among them.
 */
export function Figures({
  look,
  figures,
  art,
  among = figures,
}: {
  look: FiguresLook;
  figures: readonly Figure[];
  art?: ReactNode;
  among?: readonly Figure[];
}) {
  const [first, ...others] = among.map(({ value }) => value);
  const hasLeader = look === "over";
  const size = fittingSize(
    hasLeader || !first ? others : [first, ...others],
    look === "results" ? RESULT_SIZES : undefined,
  );
  return (
    <dl
      className={look === "row" || look === "beside" ? "figures columns" : "figures"}
      data-look={look}
      data-most={balancedColumns(figures.length, 4)}
    >
      {figures.map(({ label, value }, index) => {
        const leads = hasLeader && index === 0;
        return (
          <div key={label}>
            <dt>
              {label}
              {index === 0 && art && <div className="art">{art}</div>}
            </dt>
            <dd
              className={leads ? fittingSize([value]) : size}
              data-hangs={(leads && DESCENDERS.test(value)) || undefined}
            >
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
