import { claimWords as words } from "@/content/drawings/landing";
import { Words } from "./words";

/**
 * The claim of the landing page: a slip with a folded corner, its number, and what it was last stamped with, if
 * anything: the minute. It is 98 by 66 and the same wherever it turns up.
 */
export function Slip({ at, number = words.number, transform }: { at?: string; number?: string; transform?: string }) {
  return (
    <g fill="var(--night)" transform={transform}>
      <path fillOpacity=".25" d="M7 7h98v66H7z" />
      <path fill="var(--on-night)" d="M0 0h82l16 16v50H0z" />
      <path fill="var(--accent-2)" d="M82 0l16 16H82z" />
      <Words family="display" weight={700} size={23} room={72} x="9" y={at ? 29 : 42}>
        {number}
      </Words>
      {at && (
        <Words size={21} room={82} x="9" y="54">
          {at}
        </Words>
      )}
    </g>
  );
}

/**
 * The slip on its way: it lies across the seam of two sections, half on each.
 *
 * @param props.cut Whether the seam rises (ui/section.tsx).
 */
export function SeamSlip({ at, cut = false }: { at: string; cut?: boolean }) {
  return (
    <div className="frame relative z-1 h-0">
      <svg
        viewBox="-6 -30 122 124"
        aria-hidden="true"
        className={`absolute left-[68%] h-auto w-20 -translate-y-1/2 overflow-visible lg:left-[80%] lg:w-30 2xl:w-36 ${cut ? "top-[calc(-.84*var(--cut))]" : "top-0"}`}
      >
        <Slip at={at} transform="rotate(-8)" />
      </svg>
    </div>
  );
}
