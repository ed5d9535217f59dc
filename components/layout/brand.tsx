import { Mark } from "@/components/art/mark";
import { shortName } from "@/content/site";

/** The mark and the wordmark, leading to the landing page. */
export function Brand({ place }: { place: "bar" | "footer" }) {
  return (
    <a
      href="/"
      className="mr-auto inline-flex min-h-11 items-center gap-2.5 font-display text-[1.375rem]/none font-bold tracking-[-0.02em] max-xs:gap-2 max-xs:text-[1.1875rem]"
    >
      <span className="w-9 max-xs:w-7.5">
        <Mark place={place} />
      </span>
      <span>{shortName()}</span>
    </a>
  );
}
