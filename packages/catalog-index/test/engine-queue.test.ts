import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queueForEngine, waitingForEngine } from "../src/engine/engine-queue.sql.ts";
import { id } from "./entry-builder.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "./temporary-database.ts";

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createTemporaryDatabase();
});
afterAll(() => database.drop());

it("takes families as the first thing a connection does, as a rebuild by command has it", async () => {
  const fresh = postgres(database.url, { max: 1 });
  await queueForEngine(fresh, [id("b"), id("a"), id("a")]);
  await fresh.end();
  const waiting = await waitingForEngine(database.sql, 10);
  expect(waiting.map(({ familyId }) => familyId).toSorted()).toEqual([id("a"), id("b")].toSorted());
});
