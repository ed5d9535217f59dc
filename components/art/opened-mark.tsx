import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

const WIDTH = 1200;
const HEIGHT = 300;
const OVERLAP = 45;

/** A plane in the mark's order, and its overlap with the plane after it. */
const COLOURS = [["accent-2", "overlap"], ["accent-1", "accent-3"], ["accent-4"]] as const;

/** How many planes can be drawn: a single one is no fold, and on four the words are too small for a phone. */
export const PLANES = { fewest: 2, most: COLOURS.length } as const;

/**
 * The mark, opened across the page: each plane is one of the things the firm does. The geometry of Mark, planes that rise
 * and fall by turns, however many there are.
 *
 * @param props.words What each plane stands for; it is also below it.
 */
export function OpenedMark({ words }: { words: readonly string[] }) {
  const plane = (WIDTH + OVERLAP * (words.length - 1)) / words.length;
  const fall = Math.round(plane * SLOPE);
  const left = (index: number) => Math.round(index * (plane - OVERLAP));
  const size = Math.round(plane * 0.186);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + fall}`}
      aria-hidden="true"
      className="mt-[clamp(2rem,4vw,3.5rem)] mb-6 h-auto w-full"
    >
      {words.map((word, index) => (
        <path
          key={word}
          fill={`var(--${COLOURS[index]?.[0]})`}
          d={`M${left(index)} ${index % 2 ? 0 : fall}l${Math.round(plane)} ${index % 2 ? fall : -fall}v${HEIGHT}l-${Math.round(plane)} ${index % 2 ? -fall : fall}z`}
        />
      ))}
      {words.slice(1).map((word, index) => (
        <path
          key={word}
          fill={`var(--${COLOURS[index]?.[1]})`}
          d={`M${left(index + 1)} ${index % 2 ? fall : 18}l22-9 23 9v${HEIGHT - 18}l-23 9-22-9z`}
        />
      ))}
      {words.map((word, index) => (
        <Words
          key={word}
          family="display"
          weight={700}
          size={size}
          room={Math.round(plane - 130)}
          fill={`var(--on-${COLOURS[index]?.[0]})`}
          transform={
            index % 2
              ? falling(left(index) + 62, HEIGHT / 2 + 24 + size / 2)
              : rising(left(index) + (index ? 68 : 36), fall + HEIGHT / 2 + size / 4 - (index ? 27 : 14))
          }
        >
          {word}
        </Words>
      ))}
    </svg>
  );
}
