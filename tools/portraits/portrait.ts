import { head } from "./anatomy.ts";
import { clothes } from "./clothes.ts";
import type { Person } from "./person.ts";
import { pile, plane } from "./plane.ts";

/** Width and height of a picture. */
const SIZE = 640;

/** How far the mark's planes rise over the picture's width: 7.5 in 19 (components/art/mark.tsx). */
const RISE = (7.5 / 19) * SIZE;

function ground({ ground: { lit, shade }, strip }: Person): string {
  const [left, right] = strip === "rises" ? [430, 430 - RISE] : [430 - RISE, 430];
  return (
    plane(lit, [
      [0, 0],
      [SIZE, 0],
      [SIZE, SIZE],
      [0, SIZE],
    ]) +
    plane(shade, [
      [0, left],
      [SIZE, right],
      [SIZE, SIZE],
      [0, SIZE],
    ])
  );
}

/** @returns The whole picture as an SVG document. */
export function portrait(person: Person): string {
  const mirror = person.faces === "left" ? -1 : 1;
  const { tilt, lower = 0 } = person;
  const headPlace = `translate(${320 - mirror * 8} ${294 + lower}) rotate(${tilt}) scale(${mirror * 1.28} 1.28)`;
  const bodyPlace = `translate(320 ${14 + lower}) scale(${mirror} 1)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    ground(person),
    `<g transform="${headPlace}">${pile("behind", person.behind)}</g>`,
    `<g transform="${bodyPlace}">${clothes(person)}</g>`,
    `<g transform="${headPlace}">${pile("front", person.front ?? [])}${head(person)}</g>`,
    "</svg>",
  ].join("");
}
