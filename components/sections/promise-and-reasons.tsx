import { Section } from "@/components/ui/section";
import type { Reason } from "@/content/reasons";

/** The first reason as a promise set large, the others below it as its supports. */
export function PromiseAndReasons({ id, title, reasons }: { id: string; title: string; reasons: readonly Reason[] }) {
  const [promise, ...supports] = reasons;
  if (!promise) return null;
  return (
    <Section id={id} surface="deep">
      <div className="grid gap-x-(--gutter) gap-y-8 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-title lg:col-span-4">
          {title}
        </h2>
        <div className="lg:col-span-8">
          <h3 className="text-section">{promise.title}</h3>
          <p className="mt-5 max-w-[48ch] text-lead leading-normal text-muted">{promise.description}</p>
        </div>
      </div>
      <ul className="supports">
        {supports.map((reason) => (
          <li key={reason.id}>
            <h3 className="text-card">{reason.title}</h3>
            <p className="mt-3 text-muted">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
