import { Fragment, type ReactNode } from "react";
import { foldPlanes } from "@/components/art/planes";
import { SectionTitle } from "@/components/ui/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";
import { preventTitleWidows } from "@/content/words";

/**
 * The closing band in the page's accent: a title over all columns, the way to a consultation, and the address to write to.
 * Without a drawing, the mark's planes fold its upper edge over the end of the section before.
 *
 * @param props.bring What to have at hand in the consultation.
 * @param props.art What stands beside the words, in place of the planes.
 * @param props.beside What the drawing stands beside on a desk: the words below the title, or all of them.
 * @param props.edge What lies behind: what the section before ends in, a floor, or null; without it, the upper edge is cut.
 * @param props.below What stands below the words, and on a desk ends where the drawing ends.
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
                {bring.items.map((one) => (
                  <li key={one}>{one}</li>
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

/** An address that breaks, where it has to, before a sign that parts it. */
function EmailAddress({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?=[@.])/).map((part, nth) => (
        <Fragment key={part}>
          {nth > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
