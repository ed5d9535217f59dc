import type { ReactNode } from "react";
import { roleWords } from "@/content/drawings/talent";
import { Face, HIRED, unknown } from "./candidates";
import { fittingSize } from "./words";

const { title, checked, spokenTo, doubt, own } = roleWords.notes;
const name = roleWords.hired;

/** Its edges slope, and the type stands straight. */
const PANEL = "flex flex-col gap-7 p-[clamp(1.5rem,3vw,3rem)] max-lg:py-10 lg:pb-18";

/**
 * The leaflet on the one who is hired, unfolded to be read: what was checked, one doubt as large as a poster, and who was
 * spoken to. Text rather than a drawing, so that it is read at any width.
 */
export const referenceNotes = (
  <figure
    aria-label={`${title}: ${name}`}
    className="mr-3 grid *:outline *:-outline-offset-1 *:outline-transparent [filter:drop-shadow(.75rem_.875rem_0_oklch(0_0_0/.22))] md:grid-cols-2 lg:grid-cols-3 [--lean:1rem] lg:[--lean:1.75rem] lg:*:odd:leaf-up lg:*:even:leaf-down lg:*:not-first:-ml-px"
  >
    <div className="flex flex-col max-lg:[clip-path:polygon(0_var(--lean),100%_0,100%_100%,0_100%)]">
      <svg viewBox="0 -10 178 160" aria-hidden="true" className="block h-auto w-full">
        <path fill={`var(--accent-${HIRED.accent})`} d="M0-10h178v11H0z" />
        <Face candidate={HIRED} />
      </svg>
      <div data-surface="sheet" className={`-mt-px grow ${PANEL}`}>
        <p className="text-small">
          {title} <b className="block font-display text-section leading-[1.1] font-extrabold tracking-tight">{name}</b>{" "}
          {roleWords.role}, {HIRED.years}
        </p>
        <Part title={checked.title}>
          <ul className="*:flex *:gap-3 *:text-balance *:not-last:pb-2">
            {checked.entries.map((entry) => (
              <li key={entry}>
                <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-[.35em] size-4 flex-none">
                  <path d="M1 8l5 6 9-12" fill="none" stroke="var(--accent-3)" strokeWidth="3" />
                </svg>
                {entry}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
    <div
      className={`@container justify-between bg-(--accent-4) text-(--on-accent-4) forced-color-adjust-none max-lg:[clip-path:polygon(0_0,100%_var(--lean),100%_100%,0_100%)] max-md:-mt-4 ${PANEL}`}
    >
      <h3 className="text-card">{doubt.title}</h3>
      <p
        className={`font-display leading-[.96] font-extrabold tracking-[-0.035em] wrap-break-word *:block [--most:8rem] ${fittingSize(doubt.lines)}`}
      >
        {doubt.lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <svg viewBox={`0 0 534 ${Math.ceil(doubt.team / 3) * 160}`} aria-hidden="true" className="block h-auto w-full">
        {Array.from({ length: doubt.team }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            key={i}
            transform={`translate(${(i % 3) * 178} ${Math.floor(i / 3) * 160})`}
            {...unknown(i < doubt.led)}
          />
        ))}
      </svg>
      <p className="text-lead leading-snug text-balance">{doubt.ask}</p>
    </div>
    <div
      data-surface="sheet"
      className={`@container justify-between max-lg:-mt-4 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-0 md:max-lg:bg-[linear-gradient(90deg,transparent_50%,oklch(0_0_0/.07)_50%)] md:max-lg:*:last:pl-[clamp(1.5rem,3vw,3rem)] max-md:leaf-up md:max-lg:col-span-2 md:max-lg:leaf-open ${PANEL}`}
    >
      <Part title={spokenTo.title}>
        <ul className="grid grow content-around gap-y-6">
          {spokenTo.entries.map(({ who, said }) => (
            <li key={who} className="text-small text-muted">
              <q className="block pb-1 font-display text-title leading-tight font-semibold text-balance lg:text-[min(12cqi,3.25rem)] text-(--fg)">
                {said}
              </q>{" "}
              {who}
            </li>
          ))}
        </ul>
      </Part>
      <div className="flex flex-col">
        <p className="text-small">{own.title}</p>
        {/* By hand is a way of the pen, since an italic is print. */}
        <svg
          viewBox="0 0 96 54"
          role="img"
          aria-label={own.text}
          className="mt-3 block h-auto w-3/5 max-w-60 md:max-lg:my-auto md:max-lg:w-full md:max-lg:max-w-none"
        >
          <path
            d={own.pen}
            fill="none"
            stroke="color-mix(in oklab,var(--accent-1) 70%,var(--night))"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="forced-colors:stroke-[CanvasText]"
          />
        </svg>
      </div>
    </div>
  </figure>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex grow flex-col">
      <h3 className="mb-3 text-card">{title}</h3>
      {children}
    </div>
  );
}
