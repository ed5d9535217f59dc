import { claims } from "@/content/claims";
import type { Claim } from "@/content/schema/records";

/**
 * Returns the claim to which a record refers. Text in app/ uses `claim("…")` (content/claims.ts), whose ids TypeScript
 * checks.
 *
 * @throws Error with the id if there is no such claim. The content check reports this earlier.
 */
export function claimById(id: string): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found) throw new Error(`content/claims.ts: expected a claim with the id "${id}"; found none`);
  return found;
}
