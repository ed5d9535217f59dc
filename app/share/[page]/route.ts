import { routes } from "@/content/routes";
import { sharePicture } from "@/lib/share";
import { drawSharePicture } from "./draw";

export const dynamic = "force-static";
export const dynamicParams = false;

/** /home shares the picture of the landing page, whose address it names as its own. */
export function generateStaticParams() {
  return routes
    .filter(({ id }) => id !== "home")
    .map((route) => ({ page: sharePicture(route).path.slice("/share/".length) }));
}

export async function GET(_: unknown, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const { page } = await params;
  for (const route of routes) {
    if (route.id === "home" || sharePicture(route).path !== `/share/${page}`) continue;
    const picture = await drawSharePicture({ ...route, id: route.id });
    return new Response(new Uint8Array(picture), { headers: { "content-type": sharePicture(route).type } });
  }
  return new Response(null, { status: 404 });
}
