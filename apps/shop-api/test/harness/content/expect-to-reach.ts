import { expect } from "vitest";
import { eventually } from "../eventually.ts";
import { SEEN_WITHIN_MS } from "../seen-within.ts";

export interface Change<T> {
  /** What the change is seen in. */
  read: () => Promise<T>;
  from: T;
  change: () => Promise<unknown>;
  to: T;
}

/** Reads twice, so that every cache is warm, changes the record, and waits for the shop to show it everywhere, cached or not. */
export async function expectToReach<T>({ read, from, change, to }: Change<T>): Promise<void> {
  await read();
  expect(await read()).toEqual(from);
  await change();
  await eventually(async () => expect(await read()).toEqual(to), SEEN_WITHIN_MS);
}
