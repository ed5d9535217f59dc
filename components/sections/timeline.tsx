import { Section } from "@/components/ui/section";
import type { ProcessStep } from "@/content/process";

/** Steps down a line beside a heading that stays in view, with the duration of each in the margin. */
export function Timeline({
  id,
  title,
  lead,
  steps,
}: {
  id: string;
  title: string;
  lead: string;
  steps: readonly ProcessStep[];
}) {
  return (
    <Section id={id} surface="night">
      <div className="grid gap-x-(--gutter) gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-5 lg:self-start">
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-[40ch] text-lead leading-normal text-muted">{lead}</p>
        </div>
        <ol className="timeline lg:col-span-7">
          {steps.map((step) => (
            <li key={step.id}>
              <p className="timeline-time">{step.duration}</p>
              <div>
                <h3 className="text-title">{step.title}</h3>
                <p className="mt-3 text-muted">{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
