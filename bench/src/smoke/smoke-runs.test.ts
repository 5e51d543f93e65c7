import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { longDrills, smokeRuns } from "./smoke-runs.ts";

describe("the smoke run", () => {
  it("runs every bench but the long ones", () => {
    const nowhere = {
      databaseServer: "",
      demoDatabase: "",
      redis: "",
      openSearch: "",
      shopApi: "",
      storefront: "",
      metrics: "",
    };
    const benches = Object.keys(manifest.scripts).filter(
      (name) => name !== "smoke" && !longDrills.includes(name),
    );
    expect(Object.keys(smokeRuns(nowhere)).toSorted()).toEqual(benches.toSorted());
  });
});
