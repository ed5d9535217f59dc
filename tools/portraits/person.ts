import type { Colour, Paper } from "./palette.ts";
import type { Piece } from "./plane.ts";

/**
 * One portrait as data. Pieces of hair and the like are in the head's own coordinates: 0,0 is between the eyes on their
 * line, the nose points to +x, the chin is near y 138, the crown near -142. A head that faces left is the mirror image,
 * so there +x is the side in the light.
 */
export type Person = {
  id: string;
  folder: "team" | "testimonials";
  ground: Paper;
  /** Whether the folded plane behind rises or falls to the right. Neighbours alternate: a row is one folded strip. */
  strip: "rises" | "falls";
  faces: "left" | "right";
  /** Degrees clockwise. */
  tilt: number;
  /** How much lower than usual the head stands, for a tall hat or hair. */
  lower?: number;
  skin: Paper;
  /** How far each part departs from the shared head, in its units; 0 is the shared head. */
  face: { jaw: number; chin: number; cheek: number; neck: number; crown?: number };
  nose: { length: number; reach: number; hook: number };
  eyes: { size: number; slant: number };
  brows: { colour: Colour; weight: number; arch: number };
  mouth: { lips: Colour; width: number; smile: number; fullness: number; open?: boolean };
  /** A line from the nose to the corner of the mouth, and one under the eye. */
  lines?: boolean;
  beard?: { paper: Paper; drop: number; cheek: number; sideburn: number };
  moustache?: Colour;
  glasses?: { colour: Colour; shape: "round" | "square"; weight: number };
  hideEar?: boolean;
  earring?: { colour: Colour; shape: "drop" | "hoop" };
  /** Pieces behind the neck, from back to front. */
  behind: readonly Piece[];
  /** Pieces over the clothes but behind the face, such as a braid. */
  front?: readonly Piece[];
  /** Pieces over the face, from back to front. */
  over: readonly Piece[];
  wears: Clothes;
};

/** `build` is half the width of the shoulders in the picture's units (640 wide). */
export type Clothes = { build: number; paper: Paper } & (
  | { garment: "crew"; trim?: Paper }
  | { garment: "striped"; stripe: Paper }
  | { garment: "turtleneck" }
  | { garment: "shirt"; under: Paper }
  | { garment: "jacket"; under: Paper; neck: "shirt" | "blouse"; tie?: Paper }
);
