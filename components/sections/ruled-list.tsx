import type { ReactNode } from "react";

/** Records divided by hairlines, each an `<li>`. */
export function RuledList({ children }: { children: ReactNode }) {
  return (
    <ul className="*:rise *:border-t *:border-rule *:last:border-b *:py-[clamp(1.5rem,2.5vw,2.25rem)]">{children}</ul>
  );
}
