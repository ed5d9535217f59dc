import { claims } from "@/content/claims";
import type { Claim } from "@/content/schema/records";

/**
 * The claim that a record refers to. The content check verifies the id. Copy in app/ uses `claim("…")`
 * (content/claims.ts), whose ids TypeScript checks.
 *
 * @throws Error naming the id, if there is no such claim.
 */
export function claimById(id: string): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found) throw new Error(`content/claims.ts: expected a claim with the id "${id}"; found none`);
  return found;
}
