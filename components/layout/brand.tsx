import { Mark } from "@/components/art/mark";
import { shortName } from "@/content/site";

/** The mark and the wordmark, leading to the landing page. */
export function Brand({ tone }: { tone?: "colour" | "single" }) {
  return (
    <a href="/" className="brand">
      <Mark tone={tone} />
      <span>{shortName()}</span>
    </a>
  );
}
