import { Fragment, type ReactNode } from "react";
import { encode } from "uqr";
import { IS_WORDMARK, Mark } from "@/components/art/mark";
import { Words } from "@/components/art/words";
import { hoursInWords } from "@/components/schedule/wording";
import { Unbroken } from "@/components/sections/copy";
import { Avatar } from "@/components/ui/avatar";
import { forPage } from "@/content/for-page";
import { LEAFLET_EXTRAS } from "@/content/leaflet";
import { pageAddress, type Route } from "@/content/routes";
import type { TeamMember } from "@/content/schema/records";
import { shortName, site } from "@/content/site";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";
import { formatQuote, schedulePage, leaflet as words } from "@/content/words";
import { hostOf } from "@/lib/host";
import { absoluteUrl, displayUrl } from "@/lib/metadata";
import { type Entry, insidePanels } from "./panels";

/**
 * A page's leaflet: the two sides of one sheet that is folded in three. Its cover comes first, as it is read, and
 * leaflet.css puts it on the right. fit.tsx makes the words of a panel as large as fits, at most `data-largest` em.
 *
 * @param props.cover The cover's drawing; without one, the firm's mark.
 * @param props.inside Drawings by the topic of the panel whose words they may stand below.
 */
export function Leaflet({
  route,
  cover,
  inside = {},
}: {
  route: Route;
  cover?: ReactNode;
  inside?: Record<string, ReactNode>;
}) {
  const host = hostOf(route);
  const people = team
    .toSorted((one, other) => Number(other === host) - Number(one === host))
    .map(({ name, role, description, ...rest }) => {
      return {
        ...rest,
        person: { ...rest, name },
        title: name,
        note: role,
        description: team.length > 6 ? "" : description,
      };
    });
  const figures = LEAFLET_EXTRAS[route.id]?.figures?.slice(0, 3) ?? [];
  const flap = [...people, ...figures.map((figure) => ({ id: figure.id, figures: [figure] }))];
  return (
    <div className="leaflet" data-leaflet="">
      <section aria-label={words.outside}>
        <div className="panel cover">
          <p className="brand">
            <Mark place="leaflet" /> {!IS_WORDMARK && shortName()}
          </p>
          <h1>{route.shareTitle}</h1>
          <p>{route.description}</p>
          <div className="drawing">{cover ?? <Mark place="cover" />}</div>
        </div>
        <Panel title={words.topics.team} entries={flap} width={98} height={26} />
        <Back route={route} host={host} />
      </section>
      <section className="inside" aria-label={words.inside}>
        {insidePanels(route).map(({ topic, ...panel }, nth) => (
          <Panel
            key={topic}
            {...panel}
            drawing={inside[topic]}
            width={nth < 2 ? 101 : 98}
            height={31}
            falls={nth === 1}
            isFolded={nth > 0}
          />
        ))}
      </section>
    </div>
  );
}

/**
 * @param props.width How wide the panel is: all are folded from one sheet, and two of the six are narrower.
 * @param props.height How far down the plane behind the title goes, at most, in the same units; it rises or falls by 10.
 * @param props.isFolded Whether the plane begins at a fold, which is in the shade.
 */
function Panel({
  title,
  entries,
  drawing,
  width,
  height,
  falls = false,
  isFolded = false,
}: Record<"width" | "height", number> & {
  title: string;
  entries: readonly Entry[];
  drawing?: ReactNode;
  falls?: boolean;
  isFolded?: boolean;
}) {
  const [start, end] = falls ? [height - 10, height] : [height, height - 10];
  return (
    <div className="panel" data-largest="1.2">
      <h2>
        <span className="sr-only">{title}</span>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path fill="var(--accent)" d={`M0 0H${width + 0.3}V${end}L0 ${start}z`} />
          {isFolded && <path opacity=".3" d={`M0 0h3v${falls ? start + 0.3 : start - 0.3}L0 ${start}z`} />}
          <g transform={`translate(8.5 ${start - (falls ? 7 : 9)}) skewY(${falls ? 5.65 : -5.65})`}>
            <Words text={title} look="title" size={11.5} room={width - 17} fill="var(--on-accent)" />
          </g>
        </svg>
      </h2>
      <ol className="entries">
        {entries.map((entry) => (
          <PanelEntry key={entry.id} {...entry} />
        ))}
      </ol>
      {drawing && (
        <div className="drawing" data-drawing="">
          {drawing}
        </div>
      )}
    </div>
  );
}

function PanelEntry({ heading, number, person, note, title, figures = [], description, list = [] }: Entry) {
  return (
    <li className={heading && "group"}>
      {number && <b className="number">{number}</b>}
      {person && <Face {...person} />}
      <div>
        {heading && <h3>{heading}</h3>}
        {note && (
          <p className="note">
            <Unbroken>{note}</Unbroken>
          </p>
        )}
        {title && <h3>{title}</h3>}
        {figures.map(({ value, label }) => (
          <p key={value} className="figure">
            <b>
              <Unbroken>{value}</Unbroken>
            </b>{" "}
            <span>{label}</span>
          </p>
        ))}
        {description && (
          <p>
            <Unbroken>{description}</Unbroken>
          </p>
        )}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The back: what two clients say, else what the firm is, and how to reach it. */
function Back({ route, host }: { route: Route; host: TeamMember | undefined }) {
  const { consultation, email, phone, workingHours, language, legalName, address } = site;
  const quotes = forPage(testimonials, route.id).slice(0, 2);
  const book = `${pageAddress(route.path)}#book`;
  const { data, size } = encode(absoluteUrl(book), { border: 2 });
  const ways = [
    [words.online, displayUrl(book)],
    [schedulePage.email, email],
    [schedulePage.phone, phone],
    [schedulePage.hours, hoursInWords(workingHours, language)],
    [words.place, [legalName, address.locality, address.region].filter(Boolean).join(", ")],
  ];
  return (
    <div className="panel" data-largest={quotes.length > 1 ? 2 : 3.2}>
      <div className="quotes">
        {quotes.length === 0 && <p className="quote">{site.tagline}</p>}
        {quotes.map(({ id, quote, name, role, image }) => (
          <Fragment key={id}>
            <p className="quote">{formatQuote(quote)}</p>
            <div className="person">
              {image && <Face name={name} image={image} />}{" "}
              <p>
                <strong>{name}</strong>, {role}
              </p>
            </div>
          </Fragment>
        ))}
      </div>
      <div className="contact">
        <svg viewBox={`0 -.5 ${size} ${size}`} aria-hidden="true">
          <path d={data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1` : ""))).join("")} />
        </svg>
        <h2>{consultation.title}</h2>
        <p>{consultation.text}</p>
        {host && (
          <div className="person">
            {host.image && <Face {...host} />}{" "}
            <p>
              <strong>
                {schedulePage.speakTo} {host.name}.
              </strong>{" "}
              {consultation.answer}
            </p>
          </div>
        )}
        <dl>
          {ways.map(([label, way]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{way}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Face({ name, image }: { name: string; image?: string | undefined }) {
  return (
    <span className="face">
      <Avatar name={name} image={image} size="small" />
    </span>
  );
}
