import { expect } from "vitest";
import { eventually } from "../eventually.ts";

/** The promise: what the record says is what the shop shows, at most this much later, cached or not. */
const DEADLINE_MS = 2000;

export interface Change<T> {
  /** What the change is seen in. */
  read: () => Promise<T>;
  from: T;
  change: () => Promise<unknown>;
  to: T;
}

/** Reads twice, so that every cache is warm, changes the record, and waits for the shop to show it everywhere. */
export async function expectToReach<T>({ read, from, change, to }: Change<T>): Promise<void> {
  await read();
  expect(await read()).toEqual(from);
  await change();
  await eventually(async () => expect(await read()).toEqual(to), DEADLINE_MS);
}
