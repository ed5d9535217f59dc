import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { convert } from "fontverter";
import { theme } from "@/content/theme";
import { readFace } from "./fonts";

test("reads fonts in every web format, and refuses other files", async () => {
  const file = await readFile([theme.fonts.text.file].flat()[0] ?? "");
  for (const format of ["sfnt", "woff"] as const) {
    const face = await readFace(Buffer.from(await convert(file, format)));
    expect(face.getAxisInfos(), format).toEqual((await readFace(file)).getAxisInfos());
    expect(face.getAxisInfos(), format).toHaveProperty("wght");
  }
  await expect(readFace(Buffer.from("<svg/>"))).rejects.toThrow("Unrecognized font signature");
});
