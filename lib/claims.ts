import { claims } from "@/content/claims";
import type { Claim } from "@/content/schema/records";

/**
 * The claim that a record rests on. Copy in app/ asks for one by `claim("…")` (content/claims.ts), whose ids TypeScript
 * checks; those that records name are checked with the content.
 *
 * @throws Error naming the id, if there is none.
 */
export function claimById(id: string): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found) throw new Error(`content/claims.ts: expected a claim with the id "${id}"; found none`);
  return found;
}
