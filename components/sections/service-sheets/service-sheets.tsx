import { type Heading, SectionHeading } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import type { Accent } from "@/content/theme";

/** A step from a visitor to a customer, written on the strip. A step without a service comes before all services. */
interface StoryStep {
  action: string;
  detail: string;
  service?: ServiceCard["id"];
}

/**
 * Services along a strip of paper, which is folded once for each service, in the service's color.
 *
 * @param props.story The steps that are written on the strip.
 */
export function ServiceSheets({
  services,
  story = [],
  ...heading
}: Heading & {
  services: readonly ServiceCard[];
  story?: readonly StoryStep[];
}) {
  return (
    <Section id={heading.id} space="none">
      <div className="service-sheets" data-odd={services.length % 2 ? "" : undefined}>
        <div className="beside">
          <div className="words">
            <SectionHeading {...heading} look="poster" />
          </div>
          <Fold step={story.find(({ service }) => !service)} accent={services[0]?.colour} />
        </div>
        <ul>
          {services.map(({ id, title, description, features, colour }) => (
            <li key={id} className="beside">
              <Fold step={story.find(({ service }) => service === id)} accent={colour} />
              <div className="words">
                <h3>{title}</h3>
                <p className="text-lead">{description}</p>
                {features && <p className="text-small text-muted">{`${features.join(". ")}.`}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Fold({ step, accent }: { step: StoryStep | undefined; accent: Accent | undefined }) {
  if (!step) return <span data-accent={accent} className="fold" />;
  return (
    <p data-accent={accent} className="fold">
      <b>{step.action}</b> <span>{step.detail}</span>
    </p>
  );
}
