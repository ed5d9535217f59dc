import type { ReactNode } from "react";
import { MARK_RATIO, Mark } from "@/components/art/mark";
import { Slip } from "@/components/art/slip";
import { OWN_PAGES } from "@/lib/navigation";
import { Back, Cover, Entries, Ground, HEADING, PANEL_BOX, PanelHeading, SIDE, settingOf } from "./leaflet";
import type { Entry } from "./leaflet-fit";

/** How wide the mark is on its slip. */
const MARK_WIDE = Math.min(72, 46 * MARK_RATIO);

/**
 * A page without a leaflet as it is printed: the outside of one, with the back of the landing page's.
 *
 * @param props.text What it says below its title, on the cover.
 * @param props.art What the cover shows.
 * @param props.heading Over its entries, on the flap.
 */
export function OneSide({
  title,
  text,
  art,
  heading,
  entries,
}: Record<"title" | "text" | "heading", string> & { art: ReactNode; entries: readonly Entry[] }) {
  const [landing] = OWN_PAGES;
  return (
    <aside className="leaflet">
      <div className={`grid-cols-[98fr_101fr_101fr] ${SIDE}`}>
        <Ground folds={[98, 199]} marks={4}>
          <path fill="var(--accent)" d="M0 0H97.4V16L0 26z" />
        </Ground>
        <div className={PANEL_BOX}>
          <PanelHeading text={heading} high={17} wide={81} />
          <Entries entries={entries} setting={settingOf(entries, () => HEADING.flap)} />
        </div>
        {landing && <Back route={landing} />}
        <Cover title={title} text={text} art={art} />
      </div>
    </aside>
  );
}

/** A slip with the firm's mark, and what stands large below it. */
export function MarkedSlip({ stamp }: { stamp: string }) {
  return (
    <svg viewBox="0 0 104 124" aria-hidden="true">
      <Slip stamp={stamp}>
        <g transform={`translate(${46 - MARK_WIDE / 2} ${38 - MARK_WIDE / MARK_RATIO / 2})`}>
          <Mark place="slip" width={MARK_WIDE} height={MARK_WIDE / MARK_RATIO} />
        </g>
      </Slip>
    </svg>
  );
}
