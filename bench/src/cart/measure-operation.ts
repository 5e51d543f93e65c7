import type { Sql } from "postgres";
import type { RunningApi } from "../api-processes.ts";
import { captureStatements } from "../capture-statements.ts";
import { runScripts } from "../pgbench.ts";
import type { BenchRequest } from "../read-operations.ts";
import { runWrk } from "../wrk.ts";
import { bareCartScript, newCart, ownCart } from "./bare-cart.ts";
import { CARTS, cartToken, cartTokenSql } from "./bench-carts.ts";
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
  connections: number;
}

/** Different products in the bare SQL; which cart it is about is drawn by pgbench. */
const SCRIPTS = 20;

/** The API and the bare SQL in turn, so that both see the same machine. */
export async function measureOperation(bench: CartBench, operation: CartOperation): Promise<CartFigures> {
  const requests = operation.requests(bench.productIds);
  const scripts = await bareScripts(bench, operation, requests);
  await loadApi(bench, requests, 2);
  const rounds: CartRound[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const { databaseUrl, seconds, connections } = bench;
    const bare = await runScripts({ databaseUrl, scripts, seconds, clients: connections });
    rounds.push({ bare, ...(await loadApi(bench, requests, seconds)) });
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

async function bareScripts(
  { databaseUrl, accessKey, connections }: CartBench,
  { size, isWrite }: CartOperation,
  requests: readonly BenchRequest[],
): Promise<string[]> {
  // A new visitor has no token yet; one of ours stands in for the one the API would make.
  const chosen = requests.slice(0, SCRIPTS).map((request, number) => ({
    ...request,
    headers: { "sw-context-token": cartToken("api", 0, number), ...request.headers },
  }));
  // Asked first: products come from memory from the second time on, as they do in a shop that runs.
  const known = chosen.map(({ headers }) => ({
    method: "GET" as const,
    path: "/checkout/cart",
    body: {},
    headers,
  }));
  const statements = (await captureStatements(databaseUrl, accessKey, [...known, ...chosen])).slice(
    known.length,
  );
  return statements.map((each, number) => {
    if (each.length !== (isWrite ? 2 : 1))
      throw new Error(`${each.length} statements instead of a read and a write`);
    return bareCartScript({
      statements: each,
      token: chosen[number]?.headers["sw-context-token"] ?? "",
      tokenSql: cartTokenSql("bare", size ?? 0),
      choice: size === null ? newCart : ownCart(CARTS, connections),
    });
  });
}
