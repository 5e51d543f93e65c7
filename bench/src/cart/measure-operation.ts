import { tokenHash } from "@hearth/shop-api/session-token";
import type { Sql } from "postgres";
import type { RunningApi } from "../server/api-processes.ts";
import { captureStatements } from "../load/capture-statements.ts";
import { runScripts } from "../load/pgbench.ts";
import type { BenchRequest } from "../load/read-operations.ts";
import { runWrk } from "../load/wrk.ts";
import { bareCartScript, newCart, ownCart } from "./bare-cart.ts";
import { CARTS, cartKeySql, cartToken } from "./bench-carts.ts";
import type { CartOperation } from "./cart-operations.ts";
import type { CartFigures, CartRound } from "./cart-table.ts";
import { readCpuTimes } from "./cpu-time.ts";

export interface CartBench {
  api: RunningApi;
  sql: Sql;
  databaseUrl: string;
  accessKey: string;
  productIds: readonly string[];
  seconds: number;
  rounds: number;
  warmUpSeconds: number;
  connections: number;
}

/** Different products in the bare SQL; which cart it is about is drawn by pgbench. */
const SCRIPTS = 20;
const MOSTLY = 0.95;

/** The API and the bare SQL in turn, so that both see the same machine. */
export async function measureOperation(bench: CartBench, operation: CartOperation): Promise<CartFigures> {
  const warmUp = operation.requests(bench.productIds, 0);
  const scripts = await bareScripts(bench, operation, warmUp);
  await loadApi(bench, warmUp, bench.warmUpSeconds);
  const rounds: CartRound[] = [];
  for (let round = 1; round <= bench.rounds; round += 1) {
    const { databaseUrl, seconds, connections } = bench;
    const bare = await runScripts({ databaseUrl, scripts, seconds, clients: connections });
    const before = await versions(bench);
    const requests = operation.requests(bench.productIds, round);
    const figures = await loadApi(bench, requests, seconds);
    const saved = (await versions(bench)) - before;
    const answered = figures.api.perSecond * seconds;
    // Else something else was measured: lines that reached the most one may buy, or changes that change nothing.
    if (operation.isWrite && saved < answered * MOSTLY)
      throw new Error(
        `${operation.name}: ${saved} of ${Math.round(answered)} requests changed a cart, ${figures.api.errors} were refused`,
      );
    rounds.push({ bare, ...figures });
  }
  return { operation: operation.name, promise: operation.promise, rounds };
}

async function loadApi(
  { api, sql, accessKey, connections }: CartBench,
  requests: readonly BenchRequest[],
  seconds: number,
): Promise<Omit<CartRound, "bare">> {
  const before = await readCpuTimes(sql, api.processIds);
  const result = await runWrk({ url: api.url, accessKey, requests, seconds, connections });
  const after = await readCpuTimes(sql, api.processIds);
  const answered = result.perSecond * seconds;
  return {
    api: result,
    nodeCpuMs: (after.node - before.node) / answered,
    postgresCpuMs: (after.postgres - before.postgres) / answered,
  };
}

/** Every change of a cart adds one. */
async function versions({ sql }: CartBench): Promise<number> {
  const [row] = await sql<{ sum: string | null }[]>`select sum(version) from cart`;
  return Number(row?.sum ?? 0);
}

async function bareScripts(
  { databaseUrl, accessKey, connections }: CartBench,
  { size, isWrite }: CartOperation,
  requests: readonly BenchRequest[],
): Promise<string[]> {
  const some = requests.slice(0, SCRIPTS);
  // A new visitor has no token yet; one of ours stands in for the one the API would make.
  const chosen = some.map((request, number) => withToken(request, cartToken("api", 0, number)));
  // Asked first: products come from memory from the second time on, as they do in a shop that runs.
  const before = some.map((request, number) =>
    withToken(size === null ? request : readOf(request), cartToken("api", 0, SCRIPTS + number)),
  );
  const captured = await captureStatements(databaseUrl, accessKey, [...before, ...chosen]);
  const statements = captured.slice(before.length);
  return statements.map((each, number) => {
    if (each.length !== (isWrite ? 2 : 1))
      throw new Error(`${each.length} statements instead of a read and a write`);
    return bareCartScript({
      statements: each,
      key: tokenHash(chosen[number]?.headers["sw-context-token"] ?? ""),
      keySql: cartKeySql("bare", size ?? 0),
      choice: size === null ? newCart : ownCart(CARTS, connections),
    });
  });
}

/** Its own token if it has one. */
function withToken(request: BenchRequest, token: string) {
  return { ...request, headers: { "sw-context-token": token, ...request.headers } };
}

function readOf({ headers = {} }: BenchRequest): BenchRequest {
  return { method: "GET", path: "/checkout/cart", body: {}, headers };
}
