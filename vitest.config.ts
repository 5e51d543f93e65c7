import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// CI adds up the numbers of all runs: the file to write them to.
const resultsFile = process.env["TEST_RESULTS"];

export default defineConfig({
  test: {
    reporters: resultsFile ? ["default", ["json", { outputFile: resultsFile }]] : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          // A third of the time. Modules here keep no state, so tests have nothing to leave behind for each other.
          isolate: false,
          // Nothing here waits for the clock: this ends what hangs, on a machine many times slower than ours.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            "packages/*/src/**/*.test.ts",
            "packages/rules/test/**/*.test.ts",
            "apps/*/src/**/*.test.ts",
            "apps/storefront/app/**/*.test.ts",
            "apps/storefront/server/**/*.test.ts",
            "apps/storefront/*.test.ts",
            "catalog/src/**/*.test.ts",
            "tools/src/**/*.test.ts",
            "bench/src/**/*.test.ts",
            "search/src/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          // Components, in a document of their own.
          name: "component",
          environment: "happy-dom",
          // A page keeps state (stores of the cart, the session, the wishlist), so each file gets a page of its own; by contexts, because
          // a process for each would take twice as long.
          pool: "vmThreads",
          include: ["apps/storefront/app/**/*.test.tsx"],
          setupFiles: ["apps/storefront/app/test-setup.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "database",
          include: [
            "packages/!(rules)/test/**/*.test.ts",
            "catalog/test/**/*.test.ts",
            "tools/test/**/*.test.ts",
            "bench/test/**/*.test.ts",
            "search/test/**/*.test.ts",
            "apps/{shop-api,site-search,picture-search}/test/**/*.test.ts",
          ],
          // Loading the API anew for every file took as long as its tests.
          isolate: false,
          globalSetup: [
            "tools/src/test-results/database-test-setup.ts",
            "apps/shop-api/test/harness/template.setup.ts",
          ],
          // More than there are cores: tests wait for PostgreSQL, for processes that start, and for some that were killed.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Vitest wants projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
