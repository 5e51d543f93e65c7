import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { smokeRuns } from "./smoke-runs.ts";

describe("the smoke run", () => {
  it("runs every bench", () => {
    const nowhere = {
      databaseServer: "",
      demoDatabase: "",
      redis: "",
      openSearch: "",
      shopApi: "",
      storefront: "",
      metrics: "",
    };
    const benches = Object.keys(manifest.scripts).filter((name) => name !== "smoke");
    expect(Object.keys(smokeRuns(nowhere)).toSorted()).toEqual(benches.toSorted());
  });
});
