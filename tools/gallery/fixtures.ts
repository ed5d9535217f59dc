/** Content that the site does not have, put into a finished page: a build of its own for each would take minutes. */
import type { Page } from "@playwright/test";
import { caseStudies } from "@/content/case-studies";
import { team } from "@/content/team";
import { testimonials } from "@/content/testimonials";

const LONG_PERSON = "Maximiliane-Theodora von Wolfenbüttel-Hohenstauffenberger";
const LONG_FIRST_NAME = "Maximiliane-Theodora";
const LONG_CLIENT = "Donaudampfschifffahrtsgesellschaft Norvane International Holdings";

/** Gives every person and client a name as long as they come, in text and in tooltips. Pictures keep theirs. */
export async function lengthenNames(page: Page): Promise<void> {
  const people = [...team, ...testimonials].map(({ name }) => name);
  const clients = caseStudies.map(({ client }) => client);
  const replacements: [name: string, long: string][] = [
    ...people.map((name): [string, string] => [name, LONG_PERSON]),
    ...people.map((name): [string, string] => [name.split(" ")[0] ?? name, LONG_FIRST_NAME]),
    ...clients.map((name): [string, string] => [name, LONG_CLIENT]),
  ];

  await page.evaluate((pairs) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      const [name, long] = pairs.find(([known]) => text.includes(known)) ?? [];
      if (name && long && !node.parentElement?.closest("svg, script")) node.nodeValue = text.replaceAll(name, long);
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-tooltip]")) {
      const [name, long] = pairs.find(([known]) => dataset.tooltip?.includes(known)) ?? [];
      if (name && long) dataset.tooltip = dataset.tooltip?.replace(name, long);
    }
  }, replacements);
}

/** Leaves one quote, one case study and one card in every list that has several, and no wrapper that held the others. */
export async function keepOneRecord(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll("main section")) {
      const records = [
        ...[...section.querySelectorAll("figure:has(blockquote)")].slice(1),
        ...[...section.querySelectorAll("article")].slice(1),
        ...[...section.querySelectorAll("ul:has(> li h3)")].flatMap((list) => [...list.children].slice(1)),
      ];
      for (const record of records) {
        let part: Element | null = record;
        // A wrapper that is empty afterwards would not have been written at all.
        do {
          const parent: Element | null = part.parentElement;
          part.remove();
          part = parent && parent.childElementCount === 0 && parent.textContent?.trim() === "" ? parent : null;
        } while (part);
      }
    }
  });
}
