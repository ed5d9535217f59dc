/** An affine map: x' = a x + c y + e, y' = b x + d y + f, as in SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const PER_STEP: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, z: 0 };

const round = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/**
 * Maps the `d` of a path: absolute M, L, H, V, Q, C, A and z. Arcs and H and V need a map that only moves and scales
 * evenly. Coordinates come out with one decimal.
 *
 * @throws When the path has another command, or a number too many or too few.
 */
export function map(path: string, [a, b, c, d, e, f]: Matrix): string {
  const even = a === d && b === 0 && c === 0;
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = "", rest = ""]) => {
      const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
      if (numbers.length !== PER_STEP[command]) throw new Error(`Cannot read "${command}${rest}" in ${path}`);
      if (!even && "HVA".includes(command)) throw new Error(`Cannot slant "${command}${rest}" in ${path}`);
      const [first = 0] = numbers;
      if (command === "H") return `H${round(a * first + e)}`;
      if (command === "V") return `V${round(d * first + f)}`;
      if (command === "A") {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
        return `A${join([rx * a, ry * a])} ${turn} ${large} ${sweep} ${join([x * a + e, y * a + f])}`;
      }
      const points: number[] = [];
      for (let index = 0; index < numbers.length; index += 2) {
        const [x = 0, y = 0] = numbers.slice(index);
        points.push(a * x + c * y + e, b * x + d * y + f);
      }
      return command + join(points);
    })
    .join("");
}

/** Numbers with no more space than a path needs: none before a minus sign. */
function join(numbers: readonly number[]): string {
  return numbers
    .map(round)
    .map((text, index) => (index === 0 || text.startsWith("-") ? text : ` ${text}`))
    .join("");
}
