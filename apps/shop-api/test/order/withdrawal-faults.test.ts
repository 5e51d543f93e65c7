import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import { freshToken } from "../harness/order/cart.ts";
import { ask } from "../harness/order/order-requests.ts";
import { type OwnPostgres, startOwnPostgres } from "../harness/own-postgres.ts";
import { createTestDatabase } from "../harness/test-database.ts";
import { createVictims, sweepPoints } from "../harness/account/victims.ts";

/*
 * kill -9 of the API at points of taking a declaration, and of PostgreSQL, with durable commits, in the middle of many: what was
 * answered is there, what is sent again with its key is there once, each with one receipt to be sent.
 * WITHDRAWAL_STRIDE=1 WITHDRAWAL_KILLS=20 for the long run.
 */
const STRIDE = Number(process.env["WITHDRAWAL_STRIDE"] ?? 16);
const KILLS = Number(process.env["WITHDRAWAL_KILLS"] ?? 1);
const DECLARATIONS = 20;
const TIMEOUT_MS = 900_000;

let server: OwnPostgres;
let api: ApiProcess;
let sql: Sql;
let isOver = false;
beforeAll(async () => {
  const source = await createTestDatabase(inject("shopTemplate"));
  server = await startOwnPostgres(source.url);
  await source.drop();
  sql = openDatabase(server.url, { poolSize: 2 });
  await supervise();
});
afterAll(async () => {
  isOver = true;
  await api?.kill();
  await sql?.end({ timeout: 1 });
  await server?.remove();
});

const elsewhere = () => ({ "x-forwarded-for": fromElsewhere()["x-forwarded-for"] ?? "" });

/** Losing the database in the middle of a transaction may end the process; whoever runs it starts it again. */
async function supervise(): Promise<void> {
  api = await startApiProcess(server.url, { isQuiet: true, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  void api.gone.then(restart);
}

/** Again and again while the database is away: without one the API does not start. */
async function restart(): Promise<void> {
  if (isOver) return;
  await supervise().catch(async () => {
    await sleep(100);
    await restart();
  });
}

const declaration = () => ({
  name: "Ada Brenner",
  contract: randomUUID(),
  email: newEmail(),
  idempotencyKey: randomUUID(),
});
type Sent = ReturnType<typeof declaration>;
const question = (body: Sent) => ({ token: freshToken(), path: "/withdrawal", body });

it(
  "is there once after the API was killed at any point and asked again",
  { timeout: TIMEOUT_MS },
  async () => {
    const victims = createVictims(server.url);
    let kills = 0;
    let wereThere = 0;
    const points = await sweepPoints(STRIDE, async (point) => {
      const sent = declaration();
      const { answer, isKilled } = await victims.ask(question(sent), point);
      kills += isKilled ? 1 : 0;
      wereThere += (await storedOf(sent)).length;
      const again = await untilAnswered(sent);
      // Who was answered before the end got the same receipt.
      expect(answer.status === 200 ? answer.text : again).toBe(again);
      expect(await storedOf(sent)).toEqual([{ mails: 2 }]);
      return isKilled;
    });
    await victims.end();
    console.log(
      `withdrawals: ${points} points, ${kills} kills of the API; ${wereThere} were there before the retry`,
    );
    expect(kills).toBeGreaterThan(2);
  },
);

it("is there once after PostgreSQL was killed in the middle of many", { timeout: TIMEOUT_MS }, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const sent = Array.from({ length: DECLARATIONS }, declaration);
    const answers = Promise.all(sent.map(untilAnswered));
    await sleep(30 + kill * 40);
    await server.kill();
    await sleep(300);
    await server.start();
    await answers;
    for (const each of sent) expect(await storedOf(each)).toEqual([{ mails: 2 }]);
  }
});

async function untilAnswered(sent: Sent): Promise<string> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await sleep(100)) {
    const answer = await ask({ ...question(sent), origin: api.origin, headers: elsewhere() });
    if (answer.status === 200) return answer.text;
    // A server that is down says "later", or nothing.
    expect([0, 503]).toContain(answer.status);
  }
  throw new Error("nobody takes the declaration");
}

/** How often it is there, each with the mails that wait to be sent. */
const storedOf = ({ contract }: Sent) => sql<{ mails: number }[]>`
  select (select count(*)::int from mail m join graphile_worker._private_jobs j on j.payload->>'mailId' = m.id::text
    where m.data->>'reference' = w.reference) as mails
  from withdrawal w where contract = ${contract}`;
