import type { ClientMark } from "./marks.ts";
import { type Matrix, map } from "./path.ts";

const HEIGHT = 28;

/** @returns The mark as an SVG document. @throws When the word has a letter that was not drawn. */
export function draw(mark: ClientMark): string {
  const { word, letters, at, pen, nib, sign, signPen, span } = mark;
  const [left, top, size] = at;
  const maps = nib && nibMaps(nib);
  let x = left;
  const path = [...word]
    .map((character) => {
      const letter = letters[character];
      if (!letter) throw new Error(`${mark.id}: the letter "${character}" is not drawn`);
      const place: Matrix = maps ? maps.letters(x, top) : [size, 0, 0, size, x, top];
      x += letter[1] * size;
      return map(letter[0], place);
    })
    .join("");
  const drawn = pen
    ? `<path fill="none" stroke="currentColor" ${pen}${maps ? ` transform="${maps.pen}"` : ""} d="${path}"/>`
    : `<path d="${path}"/>`;
  const signDrawn = signPen
    ? `<path fill="none" stroke="currentColor" ${signPen} d="${sign}"/>`
    : `<path d="${sign}"/>`;
  const [from, to] = span;
  const width = Math.round((to - from) * 10) / 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="${from} 0 ${width} ${HEIGHT}" fill="currentColor">${signDrawn}${drawn}</svg>\n`;
}

/** The transform that makes a round pen an ellipse at `angle`, and the map of a letter that starts at x, y under it. */
function nibMaps({ slant, angle, flat }: NonNullable<ClientMark["nib"]>) {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lean = Math.tan((slant * Math.PI) / 180);
  // What is drawn goes through rotate(angle) scale(1 flat), so the letters are given through its inverse.
  const letters = (x: number, y: number): Matrix => [
    cos,
    -sin / flat,
    -lean * cos + sin,
    (lean * sin + cos) / flat,
    (x - lean * y) * cos + y * sin,
    (-(x - lean * y) * sin + y * cos) / flat,
  ];
  return { letters, pen: `rotate(${angle})scale(1 ${flat})` };
}
