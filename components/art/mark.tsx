import { useId } from "react";
import { MARK, readSvg } from "@/lib/svg";

const { viewBox, markup } = readSvg(MARK, "mark");

/** The firm's mark (content/mark.svg), in its own frame. Decoration beside its wordmark, hidden from assistive tools. */
export function Mark({ width, height }: { width?: number; height?: number }) {
  // Its gradients and cuts are named anew wherever it stands: a page has it several times.
  const id = useId();
  const named = markup.replaceAll(/(\bid="|#)mark-/g, `$1${id}`);
  return (
    <svg
      viewBox={viewBox.join(" ")}
      width={width}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, cleaned by lib/svg.ts
      dangerouslySetInnerHTML={{ __html: named }}
    />
  );
}
