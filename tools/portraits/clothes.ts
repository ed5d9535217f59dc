import type { Corner } from "./cut.ts";
import type { Colour, Paper } from "./palette.ts";
import type { Clothes, Person } from "./person.ts";
import { plane, within } from "./plane.ts";

/**
 * Neck and clothes, for a body that is turned to +x like the head: x 0 is the middle of the picture, y is the picture's.
 * The near side is -x. Of a body that faces right, the far side is in the shade; of one that faces left, the near one.
 */
type Sides = { near: Colour; far: Colour };

function sides({ faces }: Person, { lit, shade }: Paper): Sides {
  return faces === "right" ? { near: lit, far: shade } : { near: shade, far: lit };
}

/** The same paper, raised a little towards the light, such as a lapel. */
function raised({ lit: [lightness, chroma, hue], shade, line }: Paper): Paper {
  return { lit: [lightness + 0.05, chroma, hue], shade: [shade[0] + 0.045, shade[1], shade[2]], line };
}

function neck(person: Person): string {
  const { skin, faces, face } = person;
  const half = 54 + face.neck;
  const cast = 436 + face.chin;
  const outline: Corner[] = [
    [-half, 380],
    [half, 380],
    [half, 480, 20],
    [half + 30, 520],
    [20, 640],
    [-half - 30, 520],
    [-half, 480, 20],
  ];
  const shadow: Corner[] =
    faces === "right"
      ? [
          [-90, cast - 30],
          [22, cast + 66],
          [14, 660],
          [120, 660],
          [120, 380],
          [-90, 380],
        ]
      : [
          [90, cast - 24],
          [-16, cast + 50],
          [-30, 660],
          [-120, 660],
          [-120, 380],
          [90, 380],
        ];
  return within("neck", outline, plane(skin.lit, outline) + plane(skin.shade, shadow));
}

/** Shoulders and chest, with the given line from the far side of the neck back to the near one. */
function torso(person: Person, paper: Paper, neckline: readonly Corner[], pattern = ""): string {
  const { build } = person.wears;
  const half = 60 + person.face.neck;
  const outline: Corner[] = [
    [-half, 478],
    [-half - 20, 508, 26],
    [-build * 0.92, 548, 60],
    [-build * 1.06, 660],
    [build, 660],
    [build * 0.84, 552, 52],
    [half + 20, 508, 24],
    [half, 480],
    ...neckline,
  ];
  const turned: Corner[] =
    person.faces === "right"
      ? [
          [70, 470],
          [30, 560],
          [46, 660],
          [400, 660],
          [400, 470],
        ]
      : [
          [-64, 470],
          [-44, 570],
          [-70, 660],
          [-400, 660],
          [-400, 470],
        ];
  const { near, far } =
    person.faces === "right" ? { near: paper.shade, far: paper.line } : { near: paper.line, far: paper.shade };
  const sleeves =
    plane(near, [
      [-build * 0.66, 660],
      [-build * 0.6, 582],
      [-build * 0.58, 660],
    ]) +
    plane(far, [
      [build * 0.56, 660],
      [build * 0.56, 584],
      [build * 0.63, 660],
    ]);
  return within("torso", outline, plane(paper.lit, outline) + plane(paper.shade, turned) + pattern + sleeves);
}

function roundNeck({ face }: Person): Corner[] {
  const half = 60 + face.neck;
  return [
    [half - 2, 506, 26],
    [40, 542, 20],
    [14, 542],
    [-12, 542, 24],
    [-half + 6, 508, 28],
  ];
}

/** The edge of a round neck. */
function band(person: Person, colours: Sides): string {
  const half = 60 + person.face.neck;
  return (
    plane(colours.near, [
      [-half - 2, 472],
      [-half + 6, 508, 28],
      [-12, 542, 24],
      [14, 542],
      [15, 542],
      [15, 560],
      [-18, 560, 30],
      [-half - 8, 524, 34],
      [-half - 16, 490],
    ]) +
    plane(colours.far, [
      [half + 2, 474],
      [half - 2, 506, 26],
      [40, 542, 20],
      [14, 542],
      [14, 560],
      [44, 560, 26],
      [half + 12, 522, 32],
      [half + 14, 490],
    ])
  );
}

/** Two collar points: closed at the throat, or open over what is worn beneath. */
function collar(person: Person, paper: Paper, open = 0): string {
  const half = 60 + person.face.neck;
  const { near, far } = sides(person, raised(paper));
  return (
    plane(near, [
      [-half, 464],
      [-half + 6, 486],
      [16 - open, 556],
      [-38 - open * 0.6, 588],
      [-half - 26, 506],
    ]) +
    plane(far, [
      [half, 466],
      [half - 4, 486],
      [16 + open * 0.7, 556],
      [56 + open * 0.5, 586],
      [half + 24, 506],
    ])
  );
}

function turtleneck(person: Person, paper: Paper): string {
  const half = 62 + person.face.neck;
  const roll: Corner[] = [
    [-half, 446, 6],
    [6, 474, 40],
    [half, 448, 6],
    [half + 14, 508, 10],
    [8, 538, 44],
    [-half - 14, 506, 10],
  ];
  const turned: Corner[] =
    person.faces === "right"
      ? [
          [20, 440],
          [44, 560],
          [120, 560],
          [120, 440],
        ]
      : [
          [-16, 440],
          [-40, 560],
          [-120, 560],
          [-120, 440],
        ];
  const under: Corner[] = [
    [-half - 14, 500],
    [8, 532, 44],
    [half + 14, 502],
    [half + 18, 512],
    [8, 548, 44],
    [-half - 18, 512],
  ];
  const high = raised(paper);
  return (
    torso(person, paper, [], plane(paper.line, under)) +
    within("roll", roll, plane(high.lit, roll) + plane(paper.shade, turned))
  );
}

function jacket(person: Person, wears: Extract<Clothes, { garment: "jacket" }>): string {
  const { paper, under, tie } = wears;
  const half = 60 + person.face.neck;
  const shirt = sides(person, under);
  const lapel = sides(person, raised(paper));
  const shirtFront =
    plane(shirt.near, [
      [-half, 480],
      [16, wears.neck === "blouse" ? 536 : 556, 20],
      [24, 660],
      [-50, 660],
      [-half - 14, 510],
    ]) +
    plane(shirt.far, [
      [half, 480],
      [16, wears.neck === "blouse" ? 536 : 556, 20],
      [22, 660],
      [60, 660],
      [half + 14, 510],
    ]);
  const knot = tie
    ? plane(tie.lit, [
        [2, 560],
        [16, 552],
        [30, 560],
        [25, 584],
        [9, 584],
      ]) +
      plane(tie.shade, [
        [10, 586],
        [25, 586],
        [42, 660],
        [-2, 660],
      ])
    : "";
  return (
    torso(person, paper, [
      [30, 590],
      [22, 660],
      [10, 590],
    ]) +
    shirtFront +
    (wears.neck === "shirt" ? collar(person, under) + knot : "") +
    plane(lapel.near, [
      [-half - 4, 472],
      [22, 660],
      [-36, 660],
      [-92, 586],
      [-74, 570],
      [-104, 556],
      [-half - 32, 504],
    ]) +
    plane(lapel.far, [
      [half + 4, 474],
      [22, 660],
      [62, 660],
      [104, 588],
      [88, 572],
      [114, 556],
      [half + 30, 505],
    ])
  );
}

function shirt(person: Person, wears: Extract<Clothes, { garment: "shirt" }>): string {
  const { paper, under } = wears;
  const { near, far } = sides(person, under);
  const tee =
    plane(near, [
      [-56, 494],
      [-12, 534, 24],
      [14, 534],
      [18, 660],
      [-60, 560],
    ]) +
    plane(far, [
      [58, 492],
      [40, 534, 20],
      [13, 534],
      [18, 660],
      [70, 560],
    ]);
  const placket = plane(paper.line, [
    [17, 618],
    [30, 660],
    [24, 660],
  ]);
  const opening: Corner[] = [
    [38, 540],
    [17, 620],
    [-12, 540],
  ];
  return tee + torso(person, paper, opening, placket) + collar(person, paper, 26);
}

function striped(person: Person, paper: Paper, stripe: Paper): string {
  const { near, far } = sides(person, stripe);
  const bands = [536, 560, 584, 608, 632]
    .map(
      (y) =>
        plane(near, [
          [-330, y + 22],
          [24, y],
          [24, y + 12],
          [-330, y + 34],
        ]) +
        plane(far, [
          [24, y],
          [330, y + 22],
          [330, y + 34],
          [24, y + 12],
        ]),
    )
    .join("");
  return torso(person, paper, roundNeck(person), bands) + band(person, sides(person, paper));
}

/** The neck and what is worn, in the picture's coordinates for a body that faces right. */
export function clothes(person: Person): string {
  const { wears } = person;
  switch (wears.garment) {
    case "crew":
      return (
        neck(person) +
        torso(person, wears.paper, roundNeck(person)) +
        band(person, sides(person, wears.trim ?? raised(wears.paper)))
      );
    case "striped":
      return neck(person) + striped(person, wears.paper, wears.stripe);
    case "turtleneck":
      return neck(person) + turtleneck(person, wears.paper);
    case "shirt":
      return neck(person) + shirt(person, wears);
    case "jacket":
      return neck(person) + jacket(person, wears);
  }
}
