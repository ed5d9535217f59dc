import type { Corner } from "./cut.ts";
import { mix, PAPERS, token } from "./palette.ts";
import type { Person } from "./person.ts";
import { pile, plane, wire, within } from "./plane.ts";

const INK = token("ink");
const GLINT = PAPERS.cream.lit;

function contour({ face: { jaw, chin, cheek } }: Person): Corner[] {
  return [
    [86, -104, 60],
    [91, -42, 18],
    [84, -4, 12],
    [92 + cheek, 34, 26],
    [77 + cheek * 0.6 + jaw * 0.7, 90 + chin * 0.4, 40],
    [54 + jaw * 0.5, 138 + chin, 24],
    [10 - jaw * 0.3, 142 + chin, 28],
    [-62 - jaw, 98 + chin * 0.5, 36 - jaw * 0.6],
    [-82, 30, 20],
    [-90, -70, 40],
    [-50, -147, 50],
    [40, -147, 50],
  ];
}

/**
 * The side of the head that is turned away from the light. A head that faces right is folded along its nose; of one that
 * faces left, the cheek and all behind it lie in the shade.
 */
function shade({ faces, face: { chin, crown = 0 }, nose: { length, reach, hook } }: Person): Corner[] {
  if (faces === "left") {
    return [
      [-26 + crown, -190],
      [-34 + crown, -120],
      [-60, -52],
      [-50, -12],
      [-42, 34, 14],
      [-54, 66, 20],
      [-12, 122 + chin * 0.6, 14],
      [8, 240],
      [-190, 240],
      [-190, -190],
    ];
  }
  const tip = 48 + length;
  return [
    [22, -190],
    [24, -62],
    [32, -34],
    [33 + hook * 0.3, -12],
    [42 + hook, 16, 10],
    [56 + reach, tip, 9],
    [51 + reach, tip + 9, 4],
    [37, tip + 13, 3],
    [35, 78 + length * 0.5],
    [40, 85],
    [35, 94],
    [36, 106],
    [29, 118 + chin * 0.5, 8],
    [34, 138 + chin],
    [30, 240],
    [190, 240],
    [190, -190],
  ];
}

function nose(person: Person): string {
  const { skin, faces } = person;
  const { length, reach, hook } = person.nose;
  const tip = 48 + length;
  if (faces === "right") {
    const wing: Corner[] = [
      [40, tip + 14],
      [22, tip + 12, 6],
      [13, tip + 1, 4],
      [25, tip + 6, 5],
      [40, tip + 7],
    ];
    return plane(skin.shade, wing);
  }
  const side: Corner[] = [
    [23, -32],
    [32 + hook * 0.3, -12],
    [42 + hook, 16, 10],
    [54 + reach, tip, 8],
    [49 + reach, tip + 10, 5],
    [28, tip + 14, 7],
    [16, tip + 6, 7],
    [29, 20, 10],
  ];
  return plane(skin.shade, side);
}

/** An upper lid with the iris under it: no white, so that nobody stares. */
function eye(x: number, width: number, person: Person): string {
  const { size, slant } = person.eyes;
  const half = (width * size) / 2;
  const rise = slant * 0.5;
  const iris = width * 0.235 * size;
  const lid: Corner[] = [
    [x - half - 3, 4 - rise],
    [x - half * 0.4, -11, 12],
    [x + half * 0.45, -10, 9],
    [x + half + 1, 2 + rise],
    [x + half * 0.4, -4, 8],
    [x - half * 0.3, -4, 8],
    [x - half - 1, 7 - rise],
  ];
  const globe: Corner[] = [
    [x + 1 - iris, -7],
    [x + 1 + iris, -7],
    [x + 1 + iris, 2, 4],
    [x + 1 + iris * 0.55, 9.5 * size, 5],
    [x + 1 - iris * 0.55, 9.5 * size, 5],
    [x + 1 - iris, 2, 4],
  ];
  const sign = person.faces === "right" ? 1 : -1;
  const glint: Corner[] = [
    [x + 1 - sign * 4.5, -2.5],
    [x + 1, -2.5],
    [x + 1 - sign * 3.5, 2],
  ];
  const fold: Corner[] = [
    [x - half - 1, -3 - rise],
    [x - half * 0.4, -18, 12],
    [x + half * 0.45, -17, 9],
    [x + half, -6 + rise],
    [x + half * 0.45, -12, 9],
    [x - half * 0.35, -12, 10],
  ];
  return (
    plane(person.faces === "right" && x > 30 ? person.skin.line : person.skin.shade, fold) +
    plane(INK, lid) +
    plane(INK, globe) +
    plane(GLINT, glint)
  );
}

function brows({ brows: { colour, weight, arch } }: Person): string {
  const near: Corner[] = [
    [12, -27],
    [10, -29 - weight],
    [-22, -36 - arch - weight * 0.6, 10],
    [-46, -30 - arch * 0.3],
    [-22, -33 - arch, 8],
  ];
  const far: Corner[] = [
    [45, -28],
    [47, -30 - weight],
    [68, -36 - arch - weight * 0.5, 7],
    [87, -30 - arch * 0.3],
    [68, -33 - arch, 6],
  ];
  return plane(colour, near) + plane(colour, far);
}

function mouth({ skin, mouth: { lips, width, smile, fullness, open }, nose: { length } }: Person): string {
  const y = 88 + length * 0.4;
  const near = 33 - width * 0.6;
  const far = 33 + width * 0.46;
  const corner = y - smile;
  const bottom = y + 5 + fullness + (open ? 7 : 0);
  const upper: Corner[] = [
    [near, corner],
    [24, y - 3 - fullness * 0.6, 6],
    [34, y - 1 - fullness * 0.5],
    [42, y - 3 - fullness * 0.6, 5],
    [far, corner],
    [44, y + 3, 10],
    [24, y + 3, 14],
  ];
  const lower: Corner[] = [
    [near + 6, corner + 3],
    [24, y + 2, 14],
    [44, y + 2, 10],
    [far - 4, corner + 3],
    [46, bottom, 12],
    [24, bottom, 14],
  ];
  const teeth: Corner[] = [
    [near + 6, corner + 2],
    [24, y + 1, 14],
    [44, y + 1, 10],
    [far - 4, corner + 2],
    [45, bottom - 4, 12],
    [24, bottom - 4, 14],
  ];
  const under: Corner[] = [
    [22, bottom + 9],
    [48, bottom + 9],
    [40, bottom + 13, 4],
    [29, bottom + 13, 4],
  ];
  return (
    plane(open ? lips : mix(skin.shade, lips, 0.45), lower) +
    (open ? plane([0.96, 0.015, 85], teeth) : "") +
    plane(lips, upper) +
    plane(skin.shade, under)
  );
}

function ear({ skin, faces }: Person): string {
  const [outside, inside] = faces === "right" ? [skin.lit, skin.shade] : [skin.shade, skin.line];
  return (
    plane(outside, [
      [-68, -4, 8],
      [-78, -22, 14],
      [-98, -16, 14],
      [-95, 22, 14],
      [-84, 44, 10],
      [-68, 38, 10],
    ]) +
    plane(inside, [
      [-74, 2],
      [-82, -10, 8],
      [-90, -6, 6],
      [-87, 14, 6],
      [-78, 26, 4],
    ])
  );
}

function earring({ earring }: Person): string {
  if (!earring) return "";
  if (earring.shape === "drop") {
    return plane(earring.colour, [
      [-88, 44],
      [-78, 44],
      [-70, 70],
      [-83, 80],
      [-96, 70],
    ]);
  }
  return wire(earring.colour, 5, [
    [-102, 42, 20],
    [-62, 42, 20],
    [-62, 82, 20],
    [-102, 82, 20],
  ]);
}

function beard(person: Person): string {
  if (!person.beard) return "";
  const { paper, drop, cheek, sideburn } = person.beard;
  const { jaw, chin } = person.face;
  const hair: Corner[] = [
    [-86, sideburn],
    [-72, sideburn + 4],
    [-64, 30 + cheek, 18],
    [-26, 66 + cheek, 22],
    [4, 70, 12],
    [24, 66, 6],
    [38, 68],
    [48, 66, 4],
    [66, 72, 10],
    [84 + jaw * 0.5, 52 + cheek],
    [82 + jaw * 0.7, 96 + chin * 0.4, 30],
    [60 + jaw * 0.5, 146 + chin + drop, 26],
    [4 - jaw * 0.3, 152 + chin + drop, 30],
    [-66 - jaw, 104 + chin * 0.5 + drop * 0.4, 36],
    [-88, 34, 20],
  ];
  return within("beard", hair, plane(paper.lit, hair) + plane(paper.shade, shade(person)));
}

function moustache({ moustache: colour }: Person): string {
  if (!colour) return "";
  return plane(colour, [
    [34, 67],
    [18, 64, 8],
    [0, 85],
    [20, 79, 6],
    [36, 78],
    [48, 79, 5],
    [66, 87],
    [54, 64, 6],
  ]);
}

function lines({ lines: drawn, skin }: Person): string {
  if (!drawn) return "";
  const besideNose: Corner[] = [
    [9, 60],
    [-9, 88],
    [-2, 70],
  ];
  const underEye: Corner[] = [
    [-36, 16],
    [-12, 25, 12],
    [6, 17],
    [-12, 21, 8],
  ];
  return plane(skin.shade, besideNose) + plane(skin.shade, underEye);
}

function glasses({ glasses: frame }: Person): string {
  if (!frame) return "";
  const { colour, shape, weight } = frame;
  const turn = shape === "round" ? 24 : 9;
  const top = shape === "round" ? -25 : -20;
  const bottom = shape === "round" ? 29 : 25;
  const near: Corner[] = [
    [-44, top, turn],
    [16, top, turn],
    [13, bottom, turn],
    [-39, bottom, turn],
  ];
  const far: Corner[] = [
    [40, top, turn],
    [89, top, turn],
    [85, bottom, turn],
    [42, bottom, turn],
  ];
  const bridge: Corner[] = [
    [13, -6],
    [28, -12, 6],
    [43, -6],
    [43, -6 + weight],
    [28, -12 + weight, 6],
    [13, -6 + weight],
  ];
  const temple: Corner[] = [
    [-40, -12],
    [-78, -8],
    [-78, -8 + weight],
    [-40, -12 + weight * 1.3],
  ];
  return wire(colour, weight, near) + wire(colour, weight, far) + plane(colour, bridge) + plane(colour, temple);
}

/** The head without the hair behind it, in its own coordinates (see person.ts). */
export function head(person: Person): string {
  const { skin } = person;
  const outline = contour(person);
  return [
    plane(skin.lit, outline),
    within("face", outline, plane(skin.shade, shade(person))),
    nose(person),
    lines(person),
    person.hideEar ? "" : ear(person),
    beard(person),
    moustache(person),
    mouth(person),
    brows(person),
    eye(-14, 46, person),
    eye(64, 38, person),
    pile("over", person.over),
    earring(person),
    glasses(person),
  ].join("");
}
