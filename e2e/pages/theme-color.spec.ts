import { expect, test } from "../visit";

test("the theme color equals the color of the page's bar, in both schemes", async ({ page }) => {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/");
    const painted = await page.getByRole("banner").evaluate((bar) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(bar).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => (channel ?? 0).toString(16).padStart(2, "0")).join("")}`;
    });
    const theme = page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
    await expect(theme).toHaveAttribute("content", painted);
  }
});
