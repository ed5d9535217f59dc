import { defineConfig } from "@playwright/test";

export default defineConfig({
  projects: [{ name: "unit", testDir: ".", testMatch: "**/*.test.ts", testIgnore: ["**/node_modules/**", "out/**"] }],
});
