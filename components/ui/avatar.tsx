import * as Radix from "@radix-ui/react-avatar";
import { initials } from "@/lib/initials";
import { Picture } from "./picture";

/** How wide a portrait of each size is shown, for the browser's choice of file (avatar.css has their looks). */
const SHOWN_WIDTHS = {
  small: "72px",
  /** Of whoever leads a team: as wide as a column of two. */
  lead: "(width >= 40rem) 40vw, 100vw",
  /** As wide as the column that it stands in. */
  portrait: "(width >= 64rem) 18vw, (width >= 40rem) 30vw, 7.5rem",
  /** The same in one of three panels on a desk, small below that. */
  panel: "(width >= 64rem) 40vw, 6rem",
};

/**
 * A portrait over its initials. Radix's own image appears only after hydration, so this takes its root and fallback and
 * lays a native lazy image over them: the initials show until it has loaded, and for good if it fails.
 *
 * @param props.size What it stands in: each is as wide as its place, `small` at most 72 px.
 * @param props.image Path below content/images; without one the initials stay.
 */
export function Avatar({ name, image, size }: { name: string; image?: string; size: keyof typeof SHOWN_WIDTHS }) {
  return (
    <Radix.Root className="avatar" data-size={size}>
      <Radix.Fallback aria-hidden="true" className="initials">
        {initials(name)}
      </Radix.Fallback>
      {image && <Picture image={image} alt="" sizes={SHOWN_WIDTHS[size]} unstyledSize={160} />}
    </Radix.Root>
  );
}
