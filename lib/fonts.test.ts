import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { convert } from "fontverter";
import { theme } from "@/content/theme";
import { faceOf } from "./fonts";

test("a typeface may come in any format of the web, and nothing else is taken for one", async () => {
  const file = await readFile([theme.fonts.text.file].flat()[0] ?? "");
  for (const format of ["sfnt", "woff"] as const) {
    const face = await faceOf(Buffer.from(await convert(file, format)));
    expect(face.getAxisInfos(), format).toEqual((await faceOf(file)).getAxisInfos());
    expect(face.getAxisInfos(), format).toHaveProperty("wght");
  }
  await expect(faceOf(Buffer.from("<svg/>"))).rejects.toThrow("Unrecognized font signature");
});
