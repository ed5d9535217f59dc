/** Content that the site does not have, put into a finished page: a build of its own for each would take minutes. */
import type { Page } from "@playwright/test";
import { caseStudies } from "../../content/case-studies";
import { team } from "../../content/team";
import { testimonials } from "../../content/testimonials";

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
    const longer = (text: string) => {
      for (const [name, long] of pairs) if (text.includes(name)) return text.replaceAll(name, long);
      return text;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("svg, script")) continue;
      const text = longer(node.nodeValue ?? "");
      if (text !== node.nodeValue) node.nodeValue = text;
    }
    for (const element of document.querySelectorAll<HTMLElement>("[data-tooltip]")) {
      element.dataset.tooltip = longer(element.dataset.tooltip ?? "");
    }
  }, replacements);
}

/** Leaves one quote, one case study and one card in every list that has several, and no wrapper that held the others. */
export async function keepOneRecord(page: Page): Promise<void> {
  await page.evaluate(() => {
    const takeOut = (element: Element) => {
      const parent = element.parentElement;
      element.remove();
      if (parent && parent.childElementCount === 0 && parent.textContent?.trim() === "") takeOut(parent);
    };
    for (const section of document.querySelectorAll("main section")) {
      const quotes = section.querySelectorAll("figure:has(blockquote)");
      const cases = section.querySelectorAll("article");
      for (const record of [...[...quotes].slice(1), ...[...cases].slice(1)]) takeOut(record);
      for (const list of section.querySelectorAll("ul:has(> li h3)")) [...list.children].slice(1).forEach(takeOut);
    }
  });
}
