import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";

/** The first reason as a promise set large, the others below it as its supports. */
export function PromiseAndReasons({ id, title, reasons }: { id: string; title: string; reasons: readonly Reason[] }) {
  const [promise, ...supports] = reasons;
  if (!promise) return null;
  return (
    <Section id={id} surface="deep">
      <div className="grid gap-x-(--gutter) gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle id={id} look="title">
            {title}
          </SectionTitle>
        </div>
        <div className="lg:col-span-8">
          <h3 className="text-section">{promise.title}</h3>
          <p className="mt-5 max-w-[48ch] text-lead leading-normal text-muted">{promise.description}</p>
        </div>
      </div>
      <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-(--gutter) gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {supports.map((reason) => (
          <li key={reason.id} className="border-t-3 border-accent pt-6">
            <h3 className="text-card">{reason.title}</h3>
            <p className="mt-3 text-muted">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
