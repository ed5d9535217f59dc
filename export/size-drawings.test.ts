import { expect, test } from "@playwright/test";
import { parseDocument, serializePage } from "@/lib/html";
import { sizeDrawings } from "./size-drawings";

function sized(svg: string): string {
  const page = { file: "a.html", document: parseDocument(svg) };
  sizeDrawings(page);
  return /<svg[^>]*>/.exec(serializePage(page))?.[0] ?? "";
}

test("gives a drawing the size of its view box, limited to that of a small window", () => {
  expect(sized('<svg viewBox="0 0 100 50"></svg>')).toBe('<svg viewBox="0 0 100 50" width="100px" height="50px">');
  expect(sized('<svg viewBox="-30 -90 400 100"></svg>')).toContain('width="200px" height="50px"');
  expect(sized('<svg viewBox="0 0 100 800"></svg>')).toContain('width="25px" height="200px"');
  expect(sized("<svg></svg>")).toBe('<svg width="0px" height="0px">');
});

test("keeps a drawing's own size", () => {
  expect(sized('<svg viewBox="0 0 24 24" width="24" height="24"></svg>')).toContain('width="24" height="24">');
  expect(sized('<svg viewBox="0 0 48 24" width="44"></svg>')).toContain('width="44">');
  expect(sized('<svg viewBox="0 0 360 40" width="64%"></svg>')).toContain('width="64%" height="23px">');
});
