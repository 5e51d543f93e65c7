import { expect, it } from "vitest";
import { openFeatureProcess } from "./open-feature-process.ts";

it("a process that hangs or dies fails its pictures, and nothing else", async () => {
  const features = openFeatureProcess(1, 300, "./hangs.fixture.ts");
  const ended = "The process that looks at pictures ended";
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow(ended);
  await expect(features.look("photo", new Uint8Array(0))).rejects.toThrow(ended);
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow(ended);
  await features.close();
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow("Nobody looks");
});
