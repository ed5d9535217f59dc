import * as Radix from "@radix-ui/react-avatar";
import { Picture } from "@/components/ui/picture";
import { BREAKPOINTS } from "@/lib/breakpoints";
import type { GeneratedImage } from "@/lib/images";
import { getInitials } from "@/lib/initials";

const { sm, lg } = BREAKPOINTS;

/** The `sizes` attribute of each portrait size (avatar.css sets the widths). */
const SHOWN_WIDTHS = {
  small: "72px",
  /** The large portrait of a team, as wide as one of two columns; small on a phone. */
  lead: `(width >= ${sm}) 40vw, 6rem`,
  /** A portrait as wide as its column. */
  portrait: `(width >= ${lg}) 18vw, (width >= ${sm}) 30vw, 7.5rem`,
  /** A portrait in one of three panels on a desktop; small elsewhere. */
  panel: `(width >= ${lg}) 40vw, 6rem`,
};

/**
 * A portrait on top of the person's initials. The initials are visible until the portrait has loaded, and stay if it
 * fails to load. Radix's `Image` would appear only after hydration, so a native lazy image covers Radix's `Fallback`.
 *
 * @param props.size `small` is at most 72 px wide; the other sizes fill their container.
 * @param props.picture The portrait. Without one, the initials are shown.
 */
export function Avatar({
  name,
  picture,
  size,
}: {
  name: string;
  picture: GeneratedImage | undefined;
  size: keyof typeof SHOWN_WIDTHS;
}) {
  return (
    <Radix.Root className="avatar" data-size={size}>
      <Radix.Fallback aria-hidden="true" className="initials">
        {getInitials(name)}
      </Radix.Fallback>
      {picture && <Picture picture={picture} alt="" sizes={SHOWN_WIDTHS[size]} unstyledSize={160} />}
    </Radix.Root>
  );
}
