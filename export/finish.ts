import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseFragment } from "parse5";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { CalendarDialog } from "@/components/booking/booking-dialog";
import { hoursInWords } from "@/components/schedule/wording";
import { TOOLTIP } from "@/components/ui/tooltip";
import { notFoundRoute, pageAddress, routes, schedulePath } from "@/content/routes";
import { site } from "@/content/site";
import { fileAt, HASHED_FOLDER, kindOf } from "@/deploy/headers";
import { ICONS } from "@/lib/icons";
import { markupFingerprint } from "@/lib/markup-fingerprint";
import { sharePicture } from "@/lib/metadata";
import { leafletPath, OWN_PAGES } from "@/lib/navigation";
import { makeAnalyticsScript, makeClientScripts } from "./client-scripts";
import { filesBelow } from "./files";
import {
  append,
  element,
  elements,
  insertBefore,
  type PageElement,
  parseDocument,
  prepend,
  serializePage,
} from "./html";
import { inlineCss } from "./inline-css";
import { withPolicy } from "./policy";
import { copyFiles, NOT_MEANT } from "./public";
import { shortenIcons } from "./shorten-icons";
import { sizeDrawings } from "./size-drawings";
import { stripNext } from "./strip-next";

/** A page of the finished site, and what it runs: the loader of the booking dialog, or a script of its own. */
interface Output {
  file: string;
  runs?: "booking" | "leaflet" | "schedule" | undefined;
}

/** Every page of the finished site. */
export const PAGES: readonly Output[] = [
  ...routes.map(({ path, booking }) => ({
    file: fileAt(pageAddress(path)).slice(1),
    runs: booking === "dialog" ? ("booking" as const) : undefined,
  })),
  ...OWN_PAGES.map((route) => ({ file: fileAt(leafletPath(route)).slice(1), runs: "leaflet" as const })),
  { file: notFoundRoute.path.slice(1) },
  { file: fileAt(schedulePath).slice(1), runs: "schedule" },
];

/** What the plain export holds for Next's own client or a second time; none of it is served. */
const LEFT_OUT = [/\.txt$/, /^_next\/static\//, /^404\//, /^_not-found\//, NOT_MEANT];

/** Where Next puts the fonts; they move to where all files with a hash in their name are. */
const FONTS = "_next/static/media";

/** Files of the site itself that Next writes from a route and that are no pages. */
const LISTINGS = ["robots.txt", "llms.txt", "sitemap.xml", "manifest.webmanifest", "time-zones.json"];

/** All that a build makes outside of the hashed folders. */
export const MADE: readonly string[] = [
  ...PAGES.map(({ file }) => file),
  ...LISTINGS,
  ...[...Object.values(ICONS), ...routes.map(sharePicture)].map(({ path }) => path.slice(1)),
];

/** The open booking dialog: shown from this template at a press, and taken over by React as long as it is unchanged. */
const DIALOG = dialogTemplate();

function dialogTemplate(): string {
  const hours = hoursInWords(site.workingHours, site.language);
  const markup = renderToString(createElement(CalendarDialog, { hours }));
  const fingerprint = markupFingerprint(parseFragment(markup).childNodes);
  return `<template data-booking-markup="${fingerprint}">${markup}</template>`;
}

/** What else the client code adds to a page: Radix's tooltip and focus guards (e2e/reliability/pruned-styles.spec.ts). */
const ADDED = elements(
  parseDocument(`<div class="${TOOLTIP}"><span role="tooltip"></span></div><span data-radix-focus-guard></span>`),
);

/**
 * Lets the browser prepare the next page when a visitor is about to press a link (browsers that know speculation rules),
 * so that plain links are as quick as a client-side router. Nothing is fetched before that.
 */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { selector_matches: "[data-booking], [target]" } },
          { not: { href_matches: "/*\\?*" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/**
 * Turns Next's plain export into the site: see docs/decisions for why. Next's output works as it is; this makes it
 * light, closed by a policy, and free of what nobody asks for.
 *
 * @param source The export of `next build`.
 * @param target The folder to write; what was there is removed.
 * @param owners Files of public/ that the export holds a copy of; they are not a part of this (export/public.ts).
 * @throws Error naming the file, if a page is missing, unexpected, or holds markup that a step does not know.
 */
export async function finish(source: string, target: string, owners: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  const files = (await filesBelow(source)).filter((file) => !owners.includes(file));
  const kept = files.filter((file) => LISTINGS.includes(file) || !LEFT_OUT.some((pattern) => pattern.test(file)));
  const unknown = kept.filter((file) => !MADE.includes(file) && kindOf(`/${file}`) !== "hashed");
  if (unknown.length > 0) {
    throw new Error(
      `${source}: expected only what content/routes.ts and export/finish.ts name, found also ${unknown.join(", ")}. ` +
        "Name a page in the first, another file in LISTINGS of the second.",
    );
  }
  const scripts = await makeClientScripts(target);
  const analytics = site.analytics ? await makeAnalyticsScript(site.analytics) : undefined;
  await copyFiles(
    kept.filter((file) => !file.endsWith(".html")),
    source,
    target,
  );
  await copyFiles(await filesBelow(join(source, FONTS)), join(source, FONTS), join(target, HASHED_FOLDER));
  for (const { file, runs } of PAGES) {
    if (!files.includes(file)) throw new Error(`${source}/${file}: expected a page, found none`);
    // React's marks of where a boundary begins and ends are all the comments that there are.
    const html = (await readFile(join(source, file), "utf8")).replaceAll(/<!--[^<>]*-->/g, "");
    const page = { file, document: parseDocument(html) };
    const body = element(page, "body");
    stripNext(page);
    sizeDrawings(page);
    shortenIcons(page);
    if (runs === "schedule") {
      await inlineCss(page, source, { scripts: scripts.arrival + scripts.schedule });
      // Before all that is seen, so that a browser which paints half a page before a script has nothing to paint yet.
      insertBefore(element(page, "header"), `<script>${scripts.arrival}</script>`);
      append(body, `<script>${scripts.schedule}</script>`);
    } else if (runs === "leaflet") {
      await inlineCss(page, source, { scripts: scripts.leaflet });
      append(body, `<script>${scripts.leaflet}</script>`);
    } else {
      if (runs === "booking") {
        append(body, DIALOG);
        await inlineCss(page, source, { scripts: scripts.inline + scripts.booking, added: ADDED, isSplit: true });
        // It opens the dialog whose markup comes before it: the first screen arrives without it.
        append(body, `<script>${scripts.inline}</script>`);
      } else await inlineCss(page, source, { isSplit: true });
      append(body, `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`);
    }
    if (analytics) append(body, `<script>${analytics}</script>`);
    keepEmailAddresses(body);
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), withPolicy(file, serializePage(page)));
  }
}

/**
 * Tells Cloudflare to leave email addresses as they are. It would replace each by "[email protected]" and add a script that
 * puts them back, which the policy of pages without scripts refuses. The comments are Cloudflare's own
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
function keepEmailAddresses(body: PageElement): void {
  prepend(body, "<!--email_off-->");
  append(body, "<!--/email_off-->");
}
