import type { Term } from "./schema/records";

export const glossary: readonly Term[] = [
  { id: "garanti", sample: false, term: "garanti", explanation: "Stopper den ansatte, finder vi den næste gratis." },
];
