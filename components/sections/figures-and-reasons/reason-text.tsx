import { Copy } from "@/components/sections/copy/copy";
import type { Reason } from "@/content/schema/records";
import { claimById } from "@/lib/claims";

/** The title of a reason, and below it the claim that supports it and the description. */
export function ReasonText({ title, description, claim }: Reason) {
  const basis = claim && claimById(claim);
  return (
    <>
      <h3>
        <Copy>{title}</Copy>
      </h3>
      <p>
        {basis && (
          <b>
            <Copy>{`${basis.value} ${basis.label}.`}</Copy>{" "}
          </b>
        )}
        <Copy>{description}</Copy>
      </p>
    </>
  );
}
