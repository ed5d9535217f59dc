import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkClientComponents } from "./client-components";

test("refuses a client component outside an island, and refers to the document about islands", async () => {
  const folder = await mkdtemp(".cache/dead-");
  const put = (name: string, code: string) => writeFile(join(folder, name), code);
  try {
    await put("counter.tsx", '// A comment.\n"use client";\nexport function Counter() { return <button>0</button>; }');
    await put("part.tsx", 'import { Counter } from "./counter";\nexport const Part = () => <Counter />;');
    await put("dead.tsx", 'import { Part } from "./part";\nexport default () => <Part />;');
    await put(
      "island.tsx",
      'import { Counter } from "./counter";\nexport default () => <Island component={Counter} name="counter" props={{}} />;',
    );
    await expect(checkClientComponents([`${folder}/dead.tsx`])).rejects.toThrow(
      `${folder}/part.tsx: expected <Island component={Counter} …>; found <Counter> of ${folder}/counter.tsx, which would be ` +
        "dead in the exported page (docs/add-an-interactive-part.md)",
    );
    await checkClientComponents([`${folder}/island.tsx`]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
