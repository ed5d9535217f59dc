/** Asks a host for one address, and follows no redirect. */
import type { Answer } from "./answers";
import type { HeaderTable } from "./headers";

const TIMEOUT = 20_000;

/**
 * @param headers what the client says, names in lower case
 * @returns the answer, its body unpacked
 * @throws in one sentence when there is no answer, or one that cannot be unpacked
 */
export async function ask(url: string, headers: HeaderTable = {}): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      redirect: "manual",
      headers: { "accept-encoding": "br, gzip", "user-agent": "site-verify", ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body };
  } catch (error) {
    throw new Error(`no answer from ${new URL(url).host}: ${reasonOf(error)}`);
  }
}

/** What fetch says itself ("fetch failed") tells nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String(Reflect.get(error, "code"));
}
