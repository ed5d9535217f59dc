import { expect, test } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { Copy } from "./copy";

for (const together of ["5-7 days", "€ 24,000", "24.000 €"]) {
  test(`${together} stays on one line`, () => {
    const markup = renderToStaticMarkup(Copy({ children: `from ${together}, in 2024, $5` }));
    expect(markup).toContain(`>${together}<`);
    expect(markup).not.toContain(">2024");
  });
}
