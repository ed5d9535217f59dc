import { Section } from "@/components/ui/section";
import type { Logo } from "@/content/schema/records";
import { logoFor } from "@/lib/images";

/** Maximum number of logos in one row on a desktop. */
const MAX_LOGOS_IN_ROW = 6;

/** The clients' logos, each in one color, between two lines. */
export function LogoStrip({ id, title, logos }: { id: string; title: string; logos: readonly Logo[] }) {
  if (logos.length === 0) return null;
  return (
    <Section id={id} space="strip">
      <div className="logos stack">
        <h2 id={`${id}-title`}>{title}</h2>
        <ul data-row={logos.length <= MAX_LOGOS_IN_ROW || undefined}>
          {logos.map((logo) => (
            <li key={logo.id}>
              <MonochromeLogo logo={logo} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A logo in one color: dark in the light scheme, light in the dark scheme. If it fails to load, its name is shown. */
function MonochromeLogo({ logo: { name, image } }: { logo: Logo }) {
  const { src, width, height, light } = logoFor(image);
  return (
    // biome-ignore lint/performance/noImgElement: the build has already optimized the file
    <img data-light={light || undefined} {...{ src, width, height }} alt={name} loading="lazy" decoding="async" />
  );
}
