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

it("one that cannot be told anything any more is ended, and closing does not fail by it", async () => {
  const features = openFeatureProcess(1, patient, "./tells.fixture.ts");
  const [id = 0] = await features.look("photo", new Uint8Array(1));
  await expect(features.look("photo", new Uint8Array(1))).rejects.toThrow(/EPIPE|closed|ended/);
  await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow("ESRCH"), 20_000);

  const deaf = openFeatureProcess(1, patient, "./tells.fixture.ts");
  await deaf.look("photo", new Uint8Array(1));
  await deaf.close();
});
