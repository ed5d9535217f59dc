import { ICONS } from "@/lib/icons";
import { drawIcon } from "./draw";

export const dynamic = "force-static";
export const dynamicParams = false;

/** The icons, each at the root of the site, where browsers and tools look for some of them by name. */
export function generateStaticParams() {
  return Object.values(ICONS).map(({ path }) => ({ icon: path.slice(1) }));
}

export async function GET(_: unknown, { params }: { params: Promise<{ icon: string }> }): Promise<Response> {
  const { icon } = await params;
  const asked = Object.values(ICONS).find(({ path }) => path === `/${icon}`);
  if (!asked) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawIcon(asked)), { headers: { "content-type": asked.type } });
}
