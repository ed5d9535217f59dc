import type { offerWords } from "@/content/drawings/landing";

/**
 * A price on two pages, as a sheet folded in the middle: real text, so that it is read at any size and by anyone. The
 * pages are paper in either scheme, and lean at the fold's angle, made shallow.
 *
 * @param props.by Who has signed it.
 */
export function Offer({ offer, by }: { offer: typeof offerWords; by: string }) {
  return (
    <figure
      data-surface="paper"
      className="grid bg-transparent [filter:drop-shadow(.6rem_.6rem_0_color-mix(in_oklab,var(--night)_16%,transparent))] [--bg:var(--on-night)] [--fg:var(--night)] [--muted:color-mix(in_oklab,var(--night)_84%,var(--on-night))] [--rule:color-mix(in_oklab,var(--night)_18%,var(--on-night))] text-(--fg) text-small sm:grid-cols-2 lg:text-body sm:*:p-[clamp(1.5rem,2.6vw,2.5rem)] *:p-6 *:bg-(--bg)"
    >
      <div className="[--bg:color-mix(in_oklab,var(--night)_7%,var(--on-night))] sm:origin-right sm:-skew-y-4">
        <p className="font-display text-title/[1.15] font-bold tracking-tight">{offer.title}</p>
        <p className="text-muted">{offer.client}</p>
        <p className="mt-6 font-semibold">{offer.scope}</p>
        <ul className="mt-1 *:border-t *:border-rule *:py-2">
          {offer.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <svg viewBox="0 0 128 54" aria-hidden="true" className="mt-6 h-auto w-[clamp(9rem,14vw,14rem)]">
          <path fill="var(--accent-2)" d="M0 13 32 0v41L0 54z" />
          <path fill="var(--accent-1)" d="m32 0 32 13v41L32 41zM64 13 96 0v41L64 54z" />
          <path fill="var(--night)" fillOpacity=".3" d="M64 13 96 0v41L64 54z" />
          <path fill="var(--accent-4)" d="m96 0 32 13v41L96 41z" />
        </svg>
        <p className="mt-2 text-small text-muted">{offer.flow.join(" · ")}</p>
      </div>
      <div className="sm:origin-left sm:skew-y-4">
        <p className="font-semibold">{offer.price.label}</p>
        <p className="font-display text-[clamp(2.5rem,4.6vw,4.25rem)]/[1.1] font-bold tracking-tight">
          {offer.price.amount}
        </p>
        <dl className="mt-4 *:flex *:justify-between *:gap-4 *:border-t *:border-rule *:py-2">
          {offer.dates.map(({ date, event }) => (
            <div key={event}>
              <dt>{event}</dt>
              <dd className="font-semibold whitespace-nowrap">{date}</dd>
            </div>
          ))}
        </dl>
        <p data-accent="accent-2" className="mt-4 -rotate-2 border-l-4 border-accent pl-3 font-semibold italic">
          {offer.note}
        </p>
        <p className="mt-5 border-t border-rule pt-2 text-muted">
          {offer.signed} <b className="font-semibold text-(--fg)">{by}</b>
        </p>
      </div>
    </figure>
  );
}
