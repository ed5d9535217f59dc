import { OWN_PAGES } from "@/lib/navigation";
import { sharePicture } from "@/lib/share";
import { drawSharePicture } from "./draw";

export const dynamic = "force-static";
export const dynamicParams = false;

/** A page under its second address shares the picture of the first. */
export function generateStaticParams() {
  return OWN_PAGES.map((route) => ({ page: sharePicture(route).path.slice("/share/".length) }));
}

export async function GET(_: unknown, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const { page } = await params;
  const route = OWN_PAGES.find((one) => sharePicture(one).path === `/share/${page}`);
  if (route) {
    const picture = await drawSharePicture(route);
    return new Response(new Uint8Array(picture), { headers: { "content-type": sharePicture(route).type } });
  }
  return new Response(null, { status: 404 });
}
