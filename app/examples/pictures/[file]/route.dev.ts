import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { EXAMPLE_PICTURES } from "@/lib/examples";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(EXAMPLE_PICTURES).map((address) => ({ file: basename(address) }));
}

/** Returns a picture for examples. */
export async function GET(_: unknown, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return new Response(await readFile(join("app/examples/pictures", file), "utf8"), {
    headers: { "content-type": "image/svg+xml" },
  });
}
