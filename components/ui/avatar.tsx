import * as Radix from "@radix-ui/react-avatar";
import { Picture } from "./picture";

/** The look of each size, and how wide it is shown, for the browser's choice of file. */
const SIZES = {
  72: { box: "max-w-18", sizes: "72px" },
  /** Of whoever leads a team: as wide as a column of two. */
  lead: { box: "", sizes: "(width >= 40rem) 40vw, 100vw" },
  /** As wide as the column that it stands in. */
  portrait: {
    box: "",
    sizes: "(width >= 64rem) 18vw, (width >= 40rem) 30vw, 7.5rem",
  },
  /** The same in one of three panels on a desk, small below that. */
  panel: { box: "", sizes: "(width >= 64rem) 40vw, 6rem" },
};

/**
 * Of a photograph that is higher than wide, the upper part is shown, where faces are.
 * The picture and its sources are no rows under the initials. The image is as high as its box, but neither by height nor
 * by ratio: where one that fails has its own size from them, Chromium draws the sign of a broken image over the initials.
 */
const PORTRAIT =
  "[&_picture]:absolute [&_picture]:inset-0 [&_img]:absolute [&_img]:inset-0 [&_img]:aspect-auto [&_img]:max-h-full [&_img]:min-h-full [&_img]:w-full [&_img]:object-cover [&_img]:object-[50%_25%]";

/**
 * A portrait over its initials. Radix's own image appears only after hydration, so this takes its root and fallback and
 * lays a native lazy image over them: the initials show until it has loaded, and for good if it fails.
 *
 * @param props.size Width and height in CSS px, or what it stands in.
 * @param props.image Path below content/images; without one the initials stay.
 */
export function Avatar({ name, image, size }: { name: string; image?: string; size: keyof typeof SIZES }) {
  const { box, sizes } = SIZES[size];
  return (
    <Radix.Root
      className={`@container relative grid aspect-square w-full flex-none place-items-center overflow-hidden bg-[color-mix(in_oklab,var(--accent-text)_12%,var(--bg))] font-display font-bold text-accent-text ${PORTRAIT} ${box}`}
    >
      <Radix.Fallback aria-hidden="true" className="text-[34cqi]/none">
        {initials(name)}
      </Radix.Fallback>
      {image && <Picture image={image} alt="" sizes={sizes} unstyledSize={160} />}
    </Radix.Root>
  );
}

/** The first letters of the first and the last name: "Inès de Moreau" gives "IM", "Cher" gives "C". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("");
}
