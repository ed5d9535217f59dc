import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import type { letter } from "@/content/words";
import { findLetterFaults } from "./letter-check";

/** Returns the site in another language, with this subject for emails. */
function siteIn(language: string, subject: string) {
  return { ...site, language, consultation: { ...site.consultation, subject } };
}

const RUSSIAN: typeof letter = {
  hello: (name) => `Здравствуйте, ${name}!`,
  wish: (minutes) => `Я хотел бы записаться на бесплатную консультацию продолжительностью ${minutes} минут:`,
  about: "Тема",
  name: "Имя",
  tel: "Телефон",
  close: "Пожалуйста, подтвердите это время или предложите мне ближайшее свободное.",
  suit: "Мне подошло бы следующее время:",
  ownZone: "Мой часовой пояс или город: ",
};

const THAI: typeof letter = {
  hello: (name) => `เรียน ${name}`,
  wish: (minutes) => `ฉันต้องการจองเวลาปรึกษาฟรี ${minutes} นาที:`,
  about: "เรื่อง",
  name: "ชื่อ",
  tel: "โทรศัพท์",
  close: "โปรดยืนยันเวลา หรือส่งเวลาว่างที่ใกล้ที่สุดให้ฉัน",
  suit: "เวลาที่สะดวกสำหรับฉัน:",
  ownZone: "เขตเวลาหรือเมืองของฉัน: ",
};

test("accepts the site's own letter", () => {
  expect(findLetterFaults(site)).toEqual([]);
});

test("accepts a letter that fits when shortened, in Russian and Thai", () => {
  expect(findLetterFaults(siteIn("ru", "Консультация с Threefold"), RUSSIAN)).toEqual([]);
  expect(findLetterFaults(siteIn("th", "การปรึกษากับ Threefold"), THAI)).toEqual([]);
});

test("reports the subject if even the shortened letter is too long", () => {
  const subject = "ปรึกษา".repeat(13);
  const words = { ...THAI, name: "ชื่อและนามสกุลของผู้ติดต่อ".repeat(3) };
  const [fault, ...others] = findLetterFaults(siteIn("th", subject), words);
  expect(others).toEqual([]);
  expect(fault).toContain(`content/site.ts: ${site.name}: consultation.subject: expected `);
  expect(fault).toMatch(/2046 characters.*; found \d{4} characters$/);
});
