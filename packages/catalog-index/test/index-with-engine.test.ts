import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveEngineQueue, queueForEngine, waitingForEngine } from "../src/engine/engine-queue.sql.ts";
import { createIndexWithEngine, type SearchEngine } from "../src/engine/index-with-engine.ts";
import type { CatalogIndex, ListQuery } from "../src/port.ts";
import { id } from "./entry-builder.ts";
import { createTemporaryDatabase, type TemporaryDatabase } from "./temporary-database.ts";

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createTemporaryDatabase();
});
afterAll(() => database.drop());

it("never tells what the engine knew before a change that left the queue meanwhile", async () => {
  let known = "before";
  const sql = postgres(database.url, { max: 1 });
  const index = createIndexWithEngine({
    sql,
    postgres: { list: () => Promise.resolve("of PostgreSQL") } as unknown as CatalogIndex,
    engine: {
      isLoaded: () => Promise.resolve(true),
      list: () => Promise.resolve(known),
    } as unknown as SearchEngine,
    warn: (error) => expect.unreachable(String(error)),
  });
  await queueForEngine(database.sql, [id("a")]);
  const busy = await sql.reserve();
  const answer = index.list({} as ListQuery);
  // A worker brings the change to the engine while the reader waits for a connection.
  known = "after";
  await leaveEngineQueue(database.sql, await waitingForEngine(database.sql, 10));
  busy.release();
  expect(await answer).toBe("after");
  await sql.end();
});
