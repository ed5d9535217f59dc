import * as Radix from "@radix-ui/react-avatar";
import { Picture } from "./picture";

/**
 * A portrait over its initials. Radix's own image appears only after hydration, so this takes its root and fallback and
 * lays a native lazy image over them: the initials show until it has loaded, and for good if it fails.
 *
 * @param props.size Width and height in CSS px, or `portrait`: as wide as the column it stands in.
 * @param props.image Path below content/images; without one the initials stay.
 */
export function Avatar({ name, image, size }: { name: string; image?: string; size: keyof typeof SIZES }) {
  return (
    <Radix.Root className={`avatar avatar-${size}`}>
      <Radix.Fallback aria-hidden="true">{initials(name)}</Radix.Fallback>
      {image && <Picture image={image} alt="" sizes={SIZES[size]} />}
    </Radix.Root>
  );
}

/** How wide each size is shown, for the browser's choice of file (app/frame.css, app/sections/team.css). */
const SIZES = {
  72: "72px",
  /** Of the quote that is set large: fills what the shorter column leaves on a desk. */
  lead: "(width >= 64rem) 8rem, 72px",
  portrait: "(width >= 64rem) 215px, (width >= 40rem) 30vw, 7rem",
};

/** The first letters of the first and the last name: "Inès de Moreau" gives "IM", "Cher" gives "C". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("");
}
