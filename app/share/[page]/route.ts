import { type Route, routes } from "@/content/routes";
import { sharePicture } from "@/lib/share";
import { drawSharePicture } from "./draw";

export const dynamic = "force-static";
export const dynamicParams = false;

/** A page under a second address shares the picture of the page that it names as its own. */
export function generateStaticParams() {
  return routes.filter(isOwn).map((route) => ({ page: nameOf(route) }));
}

export async function GET(_: unknown, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const { page } = await params;
  const route = routes.filter(isOwn).find((one) => nameOf(one) === page);
  if (!route) return new Response(null, { status: 404 });
  const picture = new Uint8Array(await drawSharePicture(route));
  return new Response(picture, { headers: { "content-type": sharePicture(route).type } });
}

function isOwn({ path, canonical }: Route): boolean {
  return path === canonical;
}

function nameOf(route: Route): string {
  return sharePicture(route).path.slice("/share/".length);
}
