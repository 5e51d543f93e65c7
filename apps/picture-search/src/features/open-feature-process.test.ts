import { expect, it, vi } from "vitest";
import { openFeatureProcess } from "./open-feature-process.ts";

it("a process that hangs or dies fails its pictures, and nothing else", async () => {
  const features = openFeatureProcess(1, { photo: 300, picture: 600_000 }, "./hangs.fixture.ts");
  const ended = "The process that looks at pictures ended";
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow(ended);
  await expect(features.look("photo", new Uint8Array(0))).rejects.toThrow(ended);
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow(ended);
  await features.close();
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow("Nobody looks");
});

const patient = { photo: 30_000, picture: 30_000 };

it("the process knows nothing of the server's surroundings", async () => {
  vi.stubEnv("A_KEY_OF_THE_SERVER", "secret");
  const features = openFeatureProcess(1, patient, "./tells.fixture.ts");
  const told = await features.look("photo", new Uint8Array(0)).catch((error: Error) => error.message);
  await features.close();
  vi.unstubAllEnvs();
  expect(told).toContain("PATH");
  expect(told).not.toContain("A_KEY_OF_THE_SERVER");
});

it("one that hears nothing any more is ended, the next picture starts another, and closing waits for neither", async () => {
  const features = openFeatureProcess(1, patient, "./tells.fixture.ts");
  const [first = 0] = await features.look("photo", new Uint8Array(1));
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow("ESRCH"), 40_000);
  const [second] = await features.look("photo", new Uint8Array(1));
  expect(second).not.toBe(first);
  await features.close();
});
