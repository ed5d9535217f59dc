import { type Heading, SectionHeading } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { ServiceCard } from "@/content/schema/records";
import type { Accent } from "@/content/theme";

/** What somebody does who becomes a customer, at a service or, without one, before all of them. */
interface StoryStep {
  action: string;
  detail: string;
  service?: ServiceCard["id"];
}

/**
 * Services along one strip of paper, which is folded for each of them and has the service's `colour` there.
 *
 * @param props.thread What somebody does who becomes a customer, on the strip.
 */
export function ServiceSheets({
  services,
  thread = [],
  ...heading
}: Heading & {
  services: readonly ServiceCard[];
  thread?: readonly StoryStep[];
}) {
  return (
    <Section id={heading.id} space="none">
      <div className="service-sheets" data-odd={services.length % 2 ? "" : undefined}>
        <div className="beside">
          <div className="words">
            <SectionHeading {...heading} look="poster" />
          </div>
          <Fold step={thread.find(({ service }) => !service)} accent={services[0]?.colour} />
        </div>
        <ul>
          {services.map(({ id, title, description, features, colour }) => (
            <li key={id} className="beside">
              <Fold step={thread.find(({ service }) => service === id)} accent={colour} />
              <div className="words">
                <h3>{title}</h3>
                <p>{description}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Where the strip ends, in the section that follows: it is folded once more and leaves by the window's edge. */
export function StripEnd({ accent }: { accent: Accent | undefined }) {
  return <div data-accent={accent} className="strip-end" />;
}

function Fold({ step, accent }: { step: StoryStep | undefined; accent: Accent | undefined }) {
  if (!step) return <span data-accent={accent} className="fold" />;
  return (
    <p data-accent={accent} className="fold">
      <b>{step.action}</b> <span>{step.detail}</span>
    </p>
  );
}
