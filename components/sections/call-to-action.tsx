import { Fragment, type ReactNode } from "react";
import { foldPlanes } from "@/components/art/section-edges";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";
import { preventTitleWidows } from "@/content/words";

/**
 * The closing section in the page's accent: a title, a booking link and the email address. Without a drawing, the
 * mark's planes cover the end of the previous section.
 *
 * @param props.bring Things to bring to the consultation.
 * @param props.art A drawing beside the text, in place of the planes.
 * @param props.beside Position of the drawing on a desktop: beside the text below the title (`words`), or beside both
 *   title and text (`all`).
 * @param props.edge Art behind the section, such as the end of the previous section's strip. If null, there is none. If
 *   undefined, the upper edge is slanted.
 * @param props.below Content below the text. On a desktop, its end aligns with the end of the drawing.
 */
export function CallToAction({
  id,
  title,
  lead,
  bring,
  action,
  below,
  art,
  beside = "words",
  edge,
}: {
  id: string;
  title: string;
  lead: string;
  bring?: { title: string; items: readonly string[] };
  action: ReactNode;
  below?: ReactNode;
  art?: ReactNode;
  beside?: "words" | "all";
  edge?: ReactNode;
}) {
  return (
    <Section
      id={id}
      surface="accent"
      space={art ? "section" : "ending"}
      cut={art && edge === undefined ? "corner" : undefined}
      bleed={art ? edge : foldPlanes}
    >
      <div className="call-to-action" data-beside={art ? beside : undefined}>
        <SectionTitle id={id} title={preventTitleWidows(title)} look={art ? "poster" : "ending"} />
        <div className="words">
          <p className="text-lead">{lead}</p>
          {bring && (
            <div className="bring">
              {bring.title}
              <ul className="ruled">
                {bring.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="actions">
            {action}{" "}
            <a className="link link-alone" href={`mailto:${site.email}`}>
              <EmailAddress>{site.email}</EmailAddress>
            </a>
          </div>
          {below && <div className="below">{below}</div>}
        </div>
        {art}
      </div>
    </Section>
  );
}

/** An email address that may break before its @ and before each dot. */
function EmailAddress({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
