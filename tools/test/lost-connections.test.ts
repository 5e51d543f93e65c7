import { connect, type Socket } from "node:net";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";

/* What tools/src/supply-chain/mend-postgres.mjs mends after an install. Without it the first ends this process, and others never end. */
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

it("nobody who waits for a connection is forgotten when its last owner asks once more", async () => {
  const own = await sql.reserve();
  await own`select 1`;
  const waiting = [sql`select 4 as four`.execute(), sql`select 5 as five`.execute()];
  const lost = closed(opened.at(-1));
  opened.at(-1)?.destroy();
  await lost;
  await expect(own`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await Promise.all(waiting)).toEqual([[{ four: 4 }], [{ five: 5 }]]);
});

it("a transaction that was lost does nothing in the one of whoever got its connection", async () => {
  const strangersTurn = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<unknown>();
  const dead = sql.begin(async (tx) => {
    await tx`select 1`;
    opened.at(-1)?.destroy();
    await strangersTurn.promise;
    // Caught, so that only the library knows that there is nothing to commit.
    lost.resolve(await tx`insert into seen values ('lost')`.catch((error: unknown) => error));
  });
  const stranger = sql.begin(async (tx) => {
    await tx`create temporary table seen (what text) on commit drop`;
    strangersTurn.resolve();
    expect(await lost.promise).toMatchObject({ code: "CONNECTION_CLOSED" });
    // The end of the other one's work came here, too.
    await new Promise(setImmediate);
    return tx`select what from seen`;
  });
  await expect(dead).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await stranger).toEqual([]);
});

it("what a lost transaction had queued is told that it is lost", async () => {
  const queued = Promise.withResolvers<unknown>();
  const dead = sql.begin(async (tx) => {
    const sleeping = tx`select pg_sleep(60)`.catch(() => undefined);
    // More than the library sends ahead.
    const many = Array.from({ length: 200 }, () => tx`select 1`.catch((error: unknown) => error));
    await new Promise(setImmediate);
    opened.at(-1)?.destroy();
    await sleeping;
    queued.resolve((await Promise.all(many)).at(-1));
  });
  await expect(dead).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await queued.promise).toMatchObject({ code: "CONNECTION_CLOSED" });
});

it("a rollback on a connection that broke does not take the answers of whoever gets it", async () => {
  const dead = sql.begin(async (tx) => {
    const asked = tx`select pg_sleep(60)`.execute();
    // Written before it breaks.
    await new Promise(setImmediate);
    opened.at(-1)?.destroy(new Error("broken"));
    await asked;
  });
  await expect(dead).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await sql.begin((tx) => tx`select ${7}::int as seven`)).toEqual([{ seven: 7 }]);
});

it("the last words of a connection are not said to whoever comes next", async () => {
  const [own] = await sql<{ id: number }[]>`select pg_backend_pid() as id`;
  const asked = sql`select pg_sleep(60)`.catch((error: unknown) => error);
  const other = postgres(server, { max: 1 });
  await other`select pg_terminate_backend(${own?.id ?? 0})`;
  await other.end();
  expect(await asked).toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await sql`select 6 as six`).toEqual([{ six: 6 }]);
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
