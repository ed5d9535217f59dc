import type { HeaderTable } from "@/lib/headers";
import type { SiteResponse } from "./responses";

const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Requests one address.
 *
 * @returns The response with its body decompressed, and its address after redirects.
 * @throws Error in one sentence if there is no response, or if it cannot be decompressed.
 */
export async function fetchResponse(
  url: string,
  headers: HeaderTable = {},
  redirect: "manual" | "follow" = "manual",
): Promise<SiteResponse & { url: string }> {
  try {
    // Some calendars send an error to clients other than browsers.
    const requestHeaders = { "accept-encoding": "br, gzip", "user-agent": "Mozilla/5.0 (site-verify)", ...headers };
    const response = await fetch(url, {
      redirect,
      headers: requestHeaders,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { url: response.url, status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    // The message of fetch's own error is always "fetch failed". Its cause is specific.
    const { cause = error } = error as { cause?: unknown };
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`no answer from ${new URL(url).host}: ${message || code}`);
  }
}
