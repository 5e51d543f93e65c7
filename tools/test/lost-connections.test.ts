import { connect, type Socket } from "node:net";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";

/* What tools/src/supply-chain/mend-postgres.mjs mends after an install. Without it the first ends this process, and the second never ends. */
const server = process.env["TEST_DATABASE_URL"] ?? "";
const { hostname, port } = new URL(server);
const opened: Socket[] = [];
// Known to the library, not to its types.
const options = {
  max: 1,
  onnotice: () => {},
  socket: () => opened[opened.push(connect(Number(port || 5432), hostname)) - 1],
};
const sql = postgres(server, options);
afterAll(() => sql.end());

const closed = (socket: Socket | undefined) => new Promise((resolve) => socket?.once("close", resolve));

it("a connection of one's own that was lost says so, and the process goes on", async () => {
  const own = await sql.reserve();
  await own`select 1`;
  const lost = closed(opened.at(-1));
  opened.at(-1)?.destroy();
  await lost;
  await expect(own`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  own.release();
  // Back among the others it is found to be gone once, and opened anew.
  await sql`select 1`.catch(() => undefined);
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
});

it("a connection that was lost with something unsent sends again after it was opened anew", async () => {
  await sql`select 1`;
  // What is begun in this phase of the event loop is sent in the next turn; a connection that is given up is closed before.
  await new Promise(setImmediate);
  const unsent = sql`select 2`.execute().catch((error: unknown) => error);
  // Statements are written in a microtask.
  await Promise.resolve();
  opened.at(-1)?.destroy();
  expect(await unsent).toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
});
