/**
 * The six sample clients' marks. Every letter was drawn for its mark, as if each had a designer of its own: no font is
 * involved. All are 28 high. A letter is [path, advance]; a mark is drawn with a pen (strokes) or cut out (fills).
 */
type Letter = readonly [path: string, advance: number];

export type ClientMark = {
  id: string;
  /** The sign beside the word, filled; or drawn, where `signPen` says how thick. */
  sign: string;
  signPen?: string;
  word: string;
  letters: Readonly<Record<string, Letter>>;
  /** Where the first letter starts on the base of the letters' own coordinates, and their size. */
  at: readonly [x: number, y: number, size: number];
  /** Attributes of the pen; without one the letters are filled. */
  pen?: string;
  /** A pen that is not round: letters are slanted, and drawn by an ellipse at an angle. */
  nib?: { slant: number; angle: number; flat: number };
  /** From where to where the mark has ink, across. */
  span: readonly [from: number, to: number];
};

/** Logistics: airy capitals with the strokes that a reader does not miss left out; the sign is a vane. */
const norvane: ClientMark = {
  id: "norvane",
  sign: "M12 3L21.5 25L12 20zM10.6 8.5V19.4L3.4 23.2z",
  word: "NORVANE",
  letters: {
    N: ["M0 14V0L11 14V0", 16.2],
    O: ["M0 7A7 7 0 1 1 14 7A7 7 0 1 1 0 7z", 19],
    R: ["M0 14V0H6A4.3 4.3 0 0 1 6 8.6H4L10.4 14", 14],
    V: ["M0 0L6.5 14L13 0", 15.5],
    A: ["M0 14L6.5 0L13 14", 18],
    E: ["M0 0H9.5M0 7H8M0 14H9.5", 9.5],
  },
  at: [32.6, 7, 0.98],
  pen: 'stroke-width="2.8" stroke-miterlimit="3"',
  span: [3.4, 139],
};

/** Healthcare: a round lower case drawn in one thickness; the sign is a frond, and its F. */
const fernhollow: ClientMark = {
  id: "fernhollow",
  sign: "M3 26C3 14 7 6 18 2.6M4.4 18.3C7 21.3 13 22.3 18 19.3M6.8 11.8C9 14.3 14.5 14.8 18.6 10.8",
  signPen: 'stroke-width="2.8" stroke-linecap="round"',
  word: "fernhollow",
  letters: {
    f: ["M5.8 -6H5.4A3.4 3.4 0 0 0 2 -2.6V10M0 0H5.4", 7.8],
    e: ["M.2 5.2H9.8A4.9 4.9 0 1 0 8 8.9", 14],
    r: ["M0 0V10M0 5.2A5.2 5.2 0 0 1 5 0", 8.6],
    n: ["M0 0V10M0 4.5A4.4 4.4 0 0 1 8.8 4.5V10", 13.2],
    h: ["M0 -6V10M0 4.5A4.4 4.4 0 0 1 8.8 4.5V10", 12.6],
    o: ["M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5z", 14.4],
    l: ["M0 -6V10", 4.6],
    w: ["M0 0V6A4 4 0 0 0 8 6V0M8 6A4 4 0 0 0 16 6V0", 16],
  },
  at: [30, 11.5, 1],
  pen: 'stroke-width="2.6" stroke-linecap="round"',
  span: [1.6, 141.5],
};

/** Freight: tall, narrow capitals like the lettering on a hull; the sign is a light on a quay. */
const quaylight: ClientMark = {
  id: "quaylight",
  sign: "M9 11H15L16.8 26H7.2zM9 9V5L12 2L15 5V9zM17 5.2L25 2.5V11.5L17 8.8zM7 5.2V8.8L-1 11.5V2.5z",
  word: "QUAYLIGHT",
  letters: {
    Q: ["M0 3.5A3.5 3.5 0 0 1 7 3.5V14.5A3.5 3.5 0 0 1 0 14.5zM3.6 13.5L8 19", 12],
    U: ["M0 -1.5V14.5A3.5 3.5 0 0 0 7 14.5V-1.5", 11],
    A: ["M0 19.5L3.7 0L7.4 19.5M1 14H6.4", 10],
    Y: ["M0 -1.5L3.7 10L7.4 -1.5M3.7 10V19.5", 11],
    L: ["M0 -1.5V18H6", 9.3],
    I: ["M0 -1.5V19.5", 5],
    G: ["M7 5V3.5A3.5 3.5 0 0 0 0 3.5V14.5A3.5 3.5 0 0 0 7 14.5V10.2H3.6", 12],
    H: ["M0 -1.5V19.5M7 -1.5V19.5M0 9H7", 10.6],
    T: ["M0 0H8M4 0V19.5", 8],
  },
  at: [36, 5.4, 0.96],
  pen: 'stroke-width="2.7"',
  span: [-1, 121.4],
};

/** Publishing software: an italic written with a broad nib; the sign is the nib. */
const inkwright: ClientMark = {
  id: "inkwright",
  sign: "M7 2H17L21 13.5L12.9 27V15.6A2.3 2.3 0 1 0 11.1 15.6V27L3 13.5z",
  word: "inkwright",
  letters: {
    i: ["M-1.4 1.4L0 0L0 9Q0 11 1.6 11L2.8 10.2M.2 -4.2L.9 -4.8", 6.2],
    n: ["M0 0L0 11M0 6C1.6 2.4 4 0 5.8 0C7 0 7.4 1 7.4 2.4L7.4 9Q7.4 11 9 11L10.2 10.2", 12.8],
    k: ["M0 -7L0 11M7 1.2C4.6 -.6 2.4 3 0 6C2.6 5 4.2 6.4 5.2 9Q6 11 7.6 11L8.8 10.2", 11.2],
    w: ["M-1 1L0 0L0 8Q0 11 2.4 11C4.4 11 6.4 8 6.6 5L6.6 0M6.6 5L6.6 8Q6.6 11 9 11C11.6 11 13.2 6 12.4 0", 16.4],
    r: ["M0 0L0 11M0 6C1.6 2.4 3.6 -.4 6 .6", 8.6],
    g: [
      "M7.4 .8C5.6 -.6 0 -.4 0 6C0 9.4 1 11 2.8 11C4.8 11 7.4 8 7.4 4M7.4 0L7.4 12C7.4 15.6 5.6 16.6 3 16.6C1.4 16.6 .2 16.2 -.6 15.4",
      11.4,
    ],
    h: ["M0 -7L0 11M0 6C1.6 2.4 4 0 5.8 0C7 0 7.4 1 7.4 2.4L7.4 9Q7.4 11 9 11L10.2 10.2", 12.4],
    t: ["M2 -3.6L2 8.4Q2 11 4 11L5.6 10M-.8 0L5.4 0", 6],
  },
  at: [36, 9.5, 1],
  pen: 'stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"',
  nib: { slant: 12, angle: -32, flat: 0.42 },
  span: [3, 126],
};

/** Retail: thick and thin as on a shop front, cut as a stencil; the sign is a parcel with a bow. */
const parcelle: ClientMark = {
  id: "parcelle",
  sign: "M3 11H11.3V17H3zM12.7 11H21V17H12.7zM3 18.4H11.3V26H3zM12.7 18.4H21V26H12.7zM11.6 9.6Q4 9.6 4.4 3Q11 3 11.6 9.6zM12.4 9.6Q20 9.6 19.6 3Q13 3 12.4 9.6z",
  word: "parcelle",
  letters: {
    p: ["M0 0H3V20H0zM3.8 0A7.4 7 0 0 1 3.8 14V13.4A3.6 6.4 0 0 0 3.8 .6z", 12.6],
    a: ["M7.2 0A7.2 7 0 0 0 7.2 14V13.4A3.6 6.4 0 0 1 7.2 .6zM8 0H11V14H8z", 12.7],
    r: ["M0 0H3V14H0zM3.8 5Q4.2 0 8.8 0V3.6Q4.8 3 3.8 5z", 10],
    c: [
      "M7.2 0A7.2 7 0 0 0 7.2 14V13.4A3.6 6.4 0 0 1 7.2 .6zM8 0Q11.6 .4 11.6 4Q8.6 4.6 8 .6zM8 14Q11 13.6 11.8 10.4Q10.4 13.2 8 13.4z",
      13,
    ],
    e: [
      "M7.2 0A7.2 7 0 0 0 7.2 14V13.4A3.6 6.4 0 0 1 7.2 .6zM8 0A5.4 6.8 0 0 1 13 6.8H8V6.2H9.8A2.6 5.6 0 0 0 8 .6zM8 14Q12 13.6 12.8 10.4Q11 13.2 8 13.4z",
      14.4,
    ],
    l: ["M0 -7H3V14H0z", 4.4],
  },
  at: [31.4, 7.4, 1],
  span: [3, 116],
};

/** Manufacturing: heavy letters with cut corners and feet; the sign is a nut with a mountain lake in it. */
const tarnside: ClientMark = {
  id: "tarnside",
  sign: "M13 2L24 8.2V14L18.6 9.8L13 14.6L7.4 9.8L2 14V8.2zM2 17.4L7.4 13.2L13 18L18.6 13.2L24 17.4V20.2L13 26.4L2 20.2z",
  word: "TARNSIDE",
  letters: {
    T: ["M0 4V0H11V4M5.5 0V13M2.5 13H8.5", 12],
    A: ["M2 13V3.5L5 0H7.5L10.5 3.5V13M2 8H10.5M0 13H4M8.5 13H12.5", 15.5],
    R: ["M2 13V0H8L10 2V5L8 7H2M7 7L10 10V13H12.5M0 13H4", 15],
    N: ["M0 0H2L10 12.6V0M2 0V13M0 13H4M8 0H12", 15.2],
    S: ["M9.5 3.5V2L7.5 0H2L0 2V4.5L2 6.5H7.5L9.5 8.5V11L7.5 13H2L0 11V9.5", 13.6],
    I: ["M3 0V13M0 0H6M0 13H6", 9.4],
    D: ["M2 0V13M0 0H7.5L10.5 3V10L7.5 13H0", 15],
    E: ["M9 3.6V0H0M2 0V13M0 13H9V9.4M2 6.5H7", 9],
  },
  at: [35.4, 8, 0.94],
  pen: 'stroke-width="2.6" stroke-miterlimit="2"',
  span: [2, 135.2],
};

export const MARKS: readonly ClientMark[] = [norvane, fernhollow, quaylight, inkwright, parcelle, tarnside];
