import type { ReactNode } from "react";

/** A section's heading, which names its region, with the sentence that may follow it. */
export function SectionHeading({ id, children, lead }: { id: string; children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="max-w-[44rem]">
      <h2 id={`${id}-title`} className="text-section">
        {children}
      </h2>
      {lead && <p className="mt-5 max-w-[58ch] text-lead leading-normal text-muted">{lead}</p>}
    </div>
  );
}
