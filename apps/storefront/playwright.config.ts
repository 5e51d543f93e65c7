import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/chromium-path.ts";

// Runs against a shop that is already up (`npm run demo`).
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Nothing waits for the clock: these end what hangs, on a machine many times slower than ours.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // Letters are drawn a little differently from one Chromium to the next.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25, animations: "disabled", scale: "css" },
  },
  snapshotPathTemplate: "{testDir}/visual/pictures/{arg}{ext}",
  reporter: [["list"]],
  projects: [
    // Goes through the whole sitemap; `npm run e2e -- --project crawl` runs it alone. First: it takes minutes, and nobody should wait for
    // it alone.
    {
      name: "crawl",
      testMatch: "crawl/*.spec.ts",
      timeout: (process.env.CRAWL === "all" ? 60 : 15) * 60_000,
      // Hundreds of pages: their findings are words, recording them all would take longer than the crawl.
      use: { trace: "off" },
    },
    { name: "shop", testIgnore: ["crawl/**", "visual/**"] },
    // Compares pages with kept pictures; `npm run e2e -- --project visual`.
    { name: "visual", testMatch: "visual/*.spec.ts", use: { trace: "off" } },
  ],
  use: {
    baseURL: process.env.STOREFRONT_URL ?? "http://127.0.0.1:3000",
    // A recording slows every step down: only the second try of a test that failed is recorded.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromiumPath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
