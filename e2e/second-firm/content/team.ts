import { idOf, sentences } from "./generate";
import type { TeamMember } from "./schema/records";

/** Twelve people: long and short names, three without a portrait, and files of every format and case. */
const people: readonly (readonly [name: string, role: string, image?: string])[] = [
  ["Birgitte Østergaard", "Direktør og stifter", "birgitte.jpg"],
  ["Søren Kjær", "Partner, rekruttering", "SOREN.JPG"],
  ["Christoffer-Alexander von Wedel-Heinen", "Partner, softwareudvikling og systemarkitektur"],
  ["Lone Aagaard", "Partner, rådgivning", "lone.png"],
  ["Yusuf Demir", "Udvikler", "yusuf.jpg"],
  ["Ane-Marie Bæk", "Rekrutteringskonsulent", "ane-marie.jpg"],
  ["Jens Ole Thygesen", "Økonomi og lønadministration"],
  ["Freja Holm", "Interaktionsdesigner", "freja.png"],
  ["Amina Noor", "Udvikler og testansvarlig", "amina.jpg"],
  ["Povl", "Kontorhund", "povl.jpg"],
  ["Mette Skovgaard Nørregaard-Rasmussen", "Projektleder"],
  ["Aksel Winther", "Studentermedhjælper", "aksel.png"],
];

export const team: readonly TeamMember[] = people.map(([name, role, image], index) => ({
  id: idOf(name),
  sample: false,
  name,
  role,
  ...(image && { image: `team/${image}` }),
  description: `${name} siger: ${sentences(index, 1 + (index % 2))}`,
  ...(index % 2 === 0 && { profileUrl: `https://profiler.test/${idOf(name)}` }),
}));
