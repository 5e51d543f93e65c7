import { expect, it } from "vitest";
import { createFuse } from "./fuse.ts";

function fuseAt(start: number) {
  let time = start;
  const fuse = createFuse({ failures: 2, restMs: 1000, now: () => time });
  return { ...fuse, wait: (ms: number) => void (time += ms) };
}

it("blows after as many failures in a row, and no sooner", () => {
  const fuse = fuseAt(5000);
  fuse.note(false);
  expect(fuse.mayAsk()).toBe(true);
  fuse.note(true);
  fuse.note(false);
  expect(fuse.mayAsk()).toBe(true);
  fuse.note(false);
  expect(fuse.mayAsk()).toBe(false);
});

it("lets one try after its rest; one more failure blows it, one answer mends it", () => {
  const fuse = fuseAt(5000);
  fuse.note(false);
  fuse.note(false);
  fuse.wait(999);
  expect(fuse.mayAsk()).toBe(false);
  fuse.wait(1);
  expect(fuse.mayAsk()).toBe(true);
  // The others wait for what that one learns.
  expect(fuse.mayAsk()).toBe(false);
  fuse.note(false);
  expect(fuse.mayAsk()).toBe(false);
  fuse.wait(1000);
  fuse.note(true);
  fuse.note(false);
  expect(fuse.mayAsk()).toBe(true);
});
