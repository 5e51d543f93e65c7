import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { asPostgres, giveToPostgres } from "../../tools/src/processes/postgres-server.ts";
import { findFreePort } from "../../tools/src/processes/port.ts";
import { repositoryRoot } from "../../tools/src/repository.ts";
import { prepareScaleDatabase } from "./office-scale/scale-database.ts";
import { countOrders, missingOf, placeCopy } from "./restore-drill/drill-orders.ts";
import { createCluster, prepareServer } from "./restore-drill/drill-server.ts";
import { archived, caughtUp, lastSold, recovered } from "./restore-drill/server-questions.ts";

/**
 * The worst morning. A shop of this size is saved by pgBackRest with the settings of deploy/pgbackrest.conf and goes on selling;
 * somebody deletes all orders, and it is brought back to the moment before. Then its server dies while it sells, and a replica takes over.
 *   npm run build && npm run prove:restore -- [--orders 1000000]
 * Needs Debian's postgresql and pgbackrest.
 */
const { values } = parseArgs({ options: { orders: { type: "string", default: "1000000" } } });
const orders = Number(values.orders);
const home = await mkdtemp(join(tmpdir(), "restore-drill-"));
await giveToPostgres(home);
const repository = join(home, "repository");
await mkdir(repository);
await giveToPostgres(repository);

const ports = [await findFreePort(), await findFreePort()] as const;
const environmentOf = (name: string, port: number) => [
  `PGBACKREST_CONFIG=${join(repositoryRoot, "deploy/pgbackrest.conf")}`,
  `PGBACKREST_PG1_PATH=${join(home, name, "data")}`,
  `PGBACKREST_PG1_SOCKET_PATH=${join(home, name)}`,
  `PGBACKREST_PG1_PORT=${port}`,
  "PGBACKREST_PG1_USER=hearth",
  `PGBACKREST_REPO1_PATH=${repository}`,
  `PGBACKREST_REPO1_CIPHER_PASS=${cipherPass}`,
  `PGBACKREST_LOCK_PATH=${join(home, name)}`,
];
const cipherPass = randomBytes(32).toString("base64url");
const [here, there] = [environmentOf("primary", ports[0]), environmentOf("replica", ports[1])];
const backup = (environment: readonly string[], ...parameters: string[]) =>
  asPostgres("env", ...environment, "pgbackrest", "--stanza=shop", ...parameters);

const primary = await prepareServer(home, "primary", ports[0], here);
const replica = await prepareServer(home, "replica", ports[1], there);
const results: [step: string, seconds: number][] = [];
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  results.push([name, seconds]);
  console.log(`${name}: ${seconds.toFixed(1)} s`);
  return result;
}

try {
  await createCluster(primary);
  await primary.startToFill();
  const size = { products: 1000, orders, customers: orders / 2 };
  const database = await prepareScaleDatabase(primary.url, size, true);
  await primary.stop();
  await asPostgres("sync");
  await primary.start();
  await backup(here, "stanza-create");
  const shopName = new URL(database).pathname;
  const connect = (server: { url: string }) =>
    postgres(new URL(shopName, server.url).href, { max: 4, onnotice: () => {} });
  let sql = connect(primary);
  await step("full backup", () => backup(here, "--type=full", "backup"));

  await recoverDeletedOrders();
  await takeOver();

  console.log(`\n| step | s |\n| --- | --- |`);
  for (const [name, seconds] of results) console.log(`| ${name} | ${seconds.toFixed(1)} |`);

  /** What was sold after the backup comes back, too, from the server's log. */
  async function recoverDeletedOrders(): Promise<void> {
    for (let count = 0; count < 1000; count++) await placeCopy(sql);
    const before = await countOrders(sql);
    const [moment] = await sql<{ now: string }[]>`select clock_timestamp()::text as now`;
    await sleep(50);
    await sql`truncate shop_order cascade`;
    await sql`select pg_switch_wal()`;
    await archived(sql);
    await sql.end();
    await step("recovery to the moment before", async () => {
      await primary.stop();
      const target = [`--target=${moment?.now}`, "--type=time", "--target-action=promote"];
      await backup(here, "--delta", ...target, "restore");
      await primary.start();
      sql = connect(primary);
      await recovered(sql);
    });
    const after = await countOrders(sql);
    if (after !== before) throw new Error(`${before} orders before, ${after} after the recovery`);
    console.log(`${after} orders, as before; ${await lastSold(sql)} of them younger than the backup`);
  }

  /** Made of the backup, follows the server from then on, and becomes the server when that one is gone. */
  async function takeOver(): Promise<void> {
    // After a recovery there are two pasts in the backups: a replica must not be made of the one that was left.
    await step("backup of what changed", () => backup(here, "--type=diff", "backup"));
    const source = `host=127.0.0.1 port=${ports[0]} user=hearth`;
    await step("replica from the backup, until it has caught up", async () => {
      await backup(there, "--type=standby", `--recovery-option=primary_conninfo=${source}`, "restore");
      await replica.start();
      await caughtUp(sql);
    });
    // From here on an order is told to its buyer once both have it.
    await sql`alter system set synchronous_standby_names = '*'`;
    await sql`select pg_reload_conf()`;
    const acknowledged: string[] = [];
    const until = Date.now() + 5000;
    const selling = Promise.allSettled(
      Array.from({ length: 4 }, async () => {
        for (;;) acknowledged.push(await placeCopy(sql));
      }),
    );
    await sleep(until - Date.now());
    await primary.kill();
    const successor = connect(replica);
    await step("the replica takes over, until it has taken an order", async () => {
      await replica.promote();
      await placeCopy(successor);
    });
    await sql.end({ timeout: 0 });
    await selling;
    const missing = await missingOf(successor, acknowledged);
    if (missing > 0) throw new Error(`${missing} acknowledged orders are not on the replica`);
    console.log(`${acknowledged.length} orders acknowledged before the server died, all on the replica`);
    await successor.end();
  }
} finally {
  for (const server of [primary, replica]) await server.stop().catch(() => undefined);
  await rm(home, { recursive: true, force: true });
}
