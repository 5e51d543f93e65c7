import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLookQueue } from "./look-queue.ts";

const limits = { maxWaiting: 2, deadlineMs: 1_000 };
const bytes = new Uint8Array(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that ends its looks when it is told. */
function slowProcess() {
  const looks: { kind: string; end: () => void }[] = [];
  return {
    looks,
    look: (kind: "photo" | "picture") =>
      new Promise<Float32Array>((resolve) => looks.push({ kind, end: () => resolve(new Float32Array(1)) })),
  };
}

test("one picture is looked at after the other, photos before those of the catalogue", async () => {
  const features = slowProcess();
  const queue = createLookQueue(features, limits);
  const first = queue.picture(bytes);
  const second = queue.picture(bytes);
  const photo = queue.photo(bytes);
  expect(features.looks).toHaveLength(1);
  features.looks[0]?.end();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  features.looks[1]?.end();
  await photo;
  await vi.advanceTimersByTimeAsync(0);
  features.looks[2]?.end();
  await second;
  expect(features.looks.map((look) => look.kind)).toEqual(["picture", "photo", "picture"]);
});

test("when enough photos wait the next one is sent away at once", async () => {
  const features = slowProcess();
  const queue = createLookQueue(features, limits);
  const taken = [queue.photo(bytes), queue.photo(bytes), queue.photo(bytes)];
  await expect(queue.photo(bytes)).rejects.toMatchObject({ code: "SEARCH_BUSY" });
  features.looks[0]?.end();
  await taken[0];
  await vi.advanceTimersByTimeAsync(0);
  const again = queue.photo(bytes);
  for (const place of [1, 2, 3]) {
    features.looks[place]?.end();
    await vi.advanceTimersByTimeAsync(0);
  }
  await Promise.all([...taken, again]);
});

test("a photo that waited too long is given up and never looked at", async () => {
  const features = slowProcess();
  const queue = createLookQueue(features, limits);
  const running = queue.photo(bytes);
  const waiting = queue.photo(bytes);
  const late = [running, waiting].map((photo) =>
    expect(photo).rejects.toMatchObject({ code: "SEARCH_TIMED_OUT" }),
  );
  await vi.advanceTimersByTimeAsync(limits.deadlineMs);
  await Promise.all(late);
  features.looks[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(features.looks).toHaveLength(1);
});

test("a look that fails does not hold up the next", async () => {
  const look = vi.fn<(kind: string) => Promise<Float32Array>>();
  look.mockRejectedValueOnce(new Error("process ended")).mockResolvedValueOnce(new Float32Array(1));
  const queue = createLookQueue({ look }, limits);
  const [first, second] = await Promise.allSettled([queue.photo(bytes), queue.photo(bytes)]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
});
