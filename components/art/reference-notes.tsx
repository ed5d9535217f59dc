import type { ReactNode } from "react";
import { roleWords } from "@/content/drawings/talent";
import { CANDIDATES, Face } from "./candidates";

const { title, checked, spokenTo, doubt, own } = roleWords.notes;
const name = roleWords.hired;

/**
 * The page of the shortlist on the one who is hired, to be read: what was checked, who was spoken to, one doubt. Text
 * rather than a drawing, so that it is read at any width. Like all paper in drawings it is white in both schemes.
 */
export function ReferenceNotes() {
  const candidate = CANDIDATES.find((one) => one.name === name) ?? CANDIDATES[2];
  return (
    <figure aria-label={`${title}: ${name}`} className="relative flex h-full flex-col bg-(--on-night) text-(--night)">
      <div className="absolute top-0 right-0 size-12 bg-[linear-gradient(to_top_right,var(--on-night-soft)_50%,var(--bg)_50.5%)]" />
      <div className="flex gap-x-[clamp(1rem,2.5vw,2rem)]">
        <svg
          viewBox="0 0 178 150"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          className="h-auto w-[32%] flex-none"
        >
          <Face candidate={candidate} />
        </svg>
        <p className="self-end py-4 pr-10 text-note leading-snug text-balance sm:text-small">
          {title}{" "}
          <span className="block py-1 font-display text-section leading-none font-extrabold tracking-tight">
            {name}
          </span>{" "}
          {roleWords.role}, {candidate.years}
        </p>
      </div>
      <dl className="*:border-t *:border-[color-mix(in_oklab,var(--night)_20%,var(--on-night))] *:px-[clamp(1.25rem,3.5vw,3rem)] *:py-[clamp(1.25rem,2vw,1.75rem)]">
        <Part title={checked.title}>
          <ul className="*:flex *:gap-3 *:text-balance *:pb-1.5">
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
        <Part title={spokenTo.title}>
          <ul className="grid gap-x-8 gap-y-4 *:text-balance sm:grid-cols-2">
            {spokenTo.entries.map(({ who, said }) => (
              <li key={who}>
                {who}: <q>{said}</q>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={doubt.title} marked>
          <p className="text-card leading-snug text-balance">{doubt.text}</p>
        </Part>
      </dl>
      <div className="px-[clamp(1.25rem,3.5vw,3rem)] pt-3 pb-[clamp(1.5rem,3vw,2.5rem)] text-small *:border-b *:border-[color-mix(in_oklab,var(--night)_40%,var(--on-night))]">
        {own.title}
        <p className="pt-3 text-card leading-snug text-[color-mix(in_oklab,var(--accent-1)_70%,var(--night))] italic">
          {own.text}
        </p>
        <div className="h-11" />
      </div>
    </figure>
  );
}

function Part({ title, marked, children }: { title: string; marked?: boolean; children: ReactNode }) {
  return (
    <div className={marked ? "bg-[color-mix(in_oklab,var(--accent-4-light)_55%,var(--on-night))]" : undefined}>
      <dt className="font-display text-card font-bold">{title}</dt>
      <dd className="mt-2">{children}</dd>
    </div>
  );
}
