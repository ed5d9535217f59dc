import { site } from "@/content/site";
import { schedulePage as words } from "@/content/words";
import type { Settings } from "./request";

const { name, email, phone, language, consultation, workingHours } = site;
const { minutes, subject } = consultation;

/** The settings of this site. */
export const SETTINGS: Settings = {
  name,
  email,
  language,
  consultation: { minutes, subject },
  hours: { ...workingHours, minutes },
  event: { title: words.tentative(subject), note: `${words.requested(name)}\n${email}\n${phone}` },
};
