import { tokenHash } from "@hearth/shop-api/session-token";
import { captureStatements } from "../load/capture-statements.ts";
import { runScripts } from "../load/pgbench.ts";
import { runWrk } from "../load/wrk.ts";
import { bareCartScript, theOneCart } from "./bare-cart.ts";
import { benchCarts, cartKeySql, cartToken } from "./bench-carts.ts";
import { changeQuantity } from "./cart-operations.ts";
import type { CartBench } from "./measure-operation.ts";

const WRITERS = 50;
const SIZE = 3;
const MOST = 90;

/** The worst case: many writers at one cart. Counted is what was saved, which the version of the cart tells. */
export async function measureConflicts(bench: CartBench): Promise<string> {
  const { databaseUrl, accessKey, seconds, api, productIds } = bench;
  const [cart] = benchCarts(productIds, SIZE);
  if (!cart) throw new Error("there is no cart");
  const requests = Array.from({ length: MOST }, (_, number) => changeQuantity(cart, number + 1));
  const [, statements = []] = await captureStatements(databaseUrl, accessKey, requests.slice(0, 2));
  const script = bareCartScript({
    statements,
    key: tokenHash(cart.token),
    keySql: cartKeySql("bare", SIZE),
    choice: theOneCart,
  });
  const bareSaved = await saves(bench, cartToken("bare", SIZE, 0), () =>
    runScripts({ databaseUrl, scripts: [script], seconds, clients: WRITERS }),
  );
  let answers = { perSecond: 0, p50Ms: 0, p99Ms: 0, errors: 0 };
  const saved = await saves(bench, tokenHash(cart.token), async () => {
    answers = await runWrk({ url: api.url, accessKey, requests, seconds, connections: WRITERS });
  });
  const { perSecond, p50Ms, p99Ms, errors } = answers;
  return [
    `conflicting writers, ${WRITERS} clients on one cart of ${SIZE} lines:`,
    `API ${Math.round(perSecond)} req/s, ${Math.round(saved / seconds)} saved/s, p50 / p99 ${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)} ms, ${errors} refused;`,
    `bare SQL without trying again ${Math.round(bareSaved / seconds)} saved/s`,
  ].join(" ");
}

async function saves({ sql }: CartBench, key: string, work: () => Promise<unknown>): Promise<number> {
  const version = async () => {
    const [row] = await sql<{ version: string }[]>`select version from cart where context_key = ${key}`;
    return Number(row?.version ?? 0);
  };
  const before = await version();
  await work();
  return (await version()) - before;
}
