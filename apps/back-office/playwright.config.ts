import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../storefront/scripts/chromium-path.ts";

// Runs against a shop that is already up (`npm run demo`), with the owner whose sign-in it prints.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One owner, whose codes count once: everybody shares their sign-in.
  workers: 1,
  forbidOnly: true,
  // Nothing waits for the clock: these end what hangs, on a machine many times slower than ours.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  projects: [
    { name: "office", testDir: "e2e/journeys" },
    { name: "first-shop", testDir: "e2e/first-shop" },
    { name: "screenshots", testDir: "e2e/screenshots" },
  ],
  use: {
    baseURL: `http://localhost:${process.env["SHOP_ADMIN_PORT"] ?? "4100"}`,
    locale: "de-DE",
    viewport: { width: 1280, height: 900 },
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromiumPath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
