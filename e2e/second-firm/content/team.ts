import { sentences } from "./generate";
import type { TeamMember } from "./schema/records";

/** Twelve people: long and short names, three without a portrait, and files of every format and case. */
const people: readonly (readonly [name: string, image?: string])[] = [
  ["Birgitte Østergaard", "birgitte.jpg"],
  ["Søren Kjær", "SOREN.JPG"],
  ["Christoffer-Alexander von Wedel-Heinen"],
  ["Lone Aagaard", "lone.png"],
  ["Yusuf Demir", "yusuf.jpg"],
  ["Ane-Marie Bæk", "ane-marie.jpg"],
  ["Jens Ole Thygesen"],
  ["Freja Holm", "freja.png"],
  ["Amina Noor", "amina.jpg"],
  ["Povl", "povl.jpg"],
  ["Mette Skovgaard Nørregaard-Rasmussen"],
  ["Aksel Winther", "aksel.png"],
];

const ROLES = ["Direktør og stifter", "Udvikler", "Partner, softwareudvikling og systemarkitektur"];

export const team: readonly TeamMember[] = people.map(([name, image], index) => ({
  id: `person-${index}`,
  sample: false,
  name,
  role: ROLES[index % ROLES.length] ?? "",
  ...(image && { image: `team/${image}` }),
  description: `${name} siger: ${sentences(index, 1 + (index % 2))}`,
  ...(index % 2 === 0 && { profileUrl: `https://profiler.test/${index}` }),
}));
