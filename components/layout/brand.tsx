import { Mark } from "@/components/art/mark";
import { shortName } from "@/content/site";

/** The mark and the wordmark, leading to the landing page. */
export function Brand() {
  return (
    <a href="/" className="brand">
      <Mark />
      <span>{shortName()}</span>
    </a>
  );
}
