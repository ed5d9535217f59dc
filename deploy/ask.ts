import type { HeaderTable } from "@/lib/headers";
import type { Answer } from "./answers";

const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Requests one address.
 * @returns the answer with its body decompressed, and the address that gave it
 * @throws in one sentence when there is no answer, or it cannot be decompressed
 */
export async function ask(
  url: string,
  headers: HeaderTable = {},
  redirect: "manual" | "follow" = "manual",
): Promise<Answer & { url: string }> {
  try {
    // Some calendars answer clients other than browsers with an error.
    const client = { "accept-encoding": "br, gzip", "user-agent": "Mozilla/5.0 (site-verify)", ...headers };
    const reply = await fetch(url, { redirect, headers: client, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const body = Buffer.from(await reply.arrayBuffer());
    return { url: reply.url, status: reply.status, headers: Object.fromEntries(reply.headers), body };
  } catch (error) {
    // The message of fetch itself is always "fetch failed"; its cause says more.
    const { cause = error } = error as { cause?: unknown };
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`no answer from ${new URL(url).host}: ${message || code}`);
  }
}
