/**
 * A letter that lies unfolded, a panel for each of its children: they lean this way and that, and what is written on them
 * stands straight. A hairline keeps a sheet from the paper of the page.
 */
export const LETTER =
  "mr-3 [--edge:color-mix(in_oklab,var(--night)_24%,var(--bg))] *:[--focus:var(--fg)] [--lean:clamp(.75rem,3.2vw,4rem)] [filter:drop-shadow(1px_0_var(--edge))_drop-shadow(-1px_1px_var(--edge))_drop-shadow(0_-1px_var(--edge))_drop-shadow(.75rem_.875rem_0_oklch(0_0_0/.22))] *:relative *:not-first:-mt-px *:not-last:border-b *:border-rule *:px-[calc(var(--lean)+clamp(.75rem,3vw,3.5rem))] *:py-[clamp(2rem,3vw,3rem)] *:outline *:outline-transparent *:odd:leaf-right *:even:leaf-left";
