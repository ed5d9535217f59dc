import { Drawing } from "./drawing";

/**
 * The 404 page's drawing: two folded fours and, between them, the dashed outline of a zero. The zero itself has fallen
 * over in front of them. The outline changes color over paper. This is decoration, because the heading contains the
 * number.
 */
export const notFoundScene = (
  <div className="not-found-scene">
    <Drawing name="four-ridge" />
    <Drawing name="four-valley" />
    <Drawing name="fallen-zero" />
  </div>
);
