import { Agent, request as send } from "node:http";
import type { Sql } from "postgres";
import { percentile } from "../load/open-loop.ts";
import { insertShoppers } from "./bench-shoppers.ts";

export interface FlashSale {
  url: string;
  accessKey: string;
  sql: Sql;
  productId: string;
  pieces: number;
  buyers: number;
  /** In which all of them press the button. */
  seconds: number;
}

interface Pressed {
  status: number;
  ms: number;
}

/** One close-out, more buyers than pieces, all in a few seconds, whether the earlier ones are answered or not. */
export async function runFlashSale(sale: FlashSale): Promise<string> {
  const { sql, productId, pieces, buyers, seconds } = sale;
  await sql`update product set is_closeout = true where id = ${productId}`;
  await sql`update product_stock set stock = reserved + ${pieces} where product_id = ${productId}`;
  await sql`update product_read set doc = jsonb_set(doc::jsonb, '{closeout}', 'true')::json, revision = nextval('product_revision')
    where product_id = ${productId}`;
  const tokens = await insertShoppers(sql, {
    name: "flashsal",
    count: buyers,
    productIds: [productId],
    linesPerCart: 1,
  });
  const pressed = await pressAll(sale, tokens);
  const [row] = await sql<{ sold: number; left: number }[]>`
    select (select coalesce(sum(quantity), 0)::int from order_line where product_id = ${productId}) as sold,
      (select stock - reserved from product_stock where product_id = ${productId}) as left`;
  const of = (isIt: (status: number) => boolean) => pressed.filter(({ status }) => isIt(status));
  const winners = of((status) => status === 200);
  const losers = of((status) => status === 400 || status === 409);
  const others = of((status) => ![200, 400, 409].includes(status));
  const times = (some: readonly Pressed[]) => {
    const ms = some.map((each) => each.ms);
    return `p50 ${percentile(ms, 50).toFixed(0)} ms, p99 ${percentile(ms, 99).toFixed(0)} ms`;
  };
  if (row?.sold !== pieces || winners.length !== pieces || row.left !== 0)
    throw new Error(
      `${winners.length} of ${pieces} pieces were acknowledged, ${row?.sold} sold, ${row?.left} left`,
    );
  return (
    `flash sale: ${buyers} buyers in ${seconds} s for ${pieces} pieces: ${row.sold} sold, ${row.left} left; ` +
    `winners ${times(winners)}; ${losers.length} losers ${times(losers)}; other answers ${others.length}`
  );
}

async function pressAll({ url, accessKey, buyers, seconds }: FlashSale, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const start = performance.now();
  const running: Promise<Pressed>[] = [];
  for (const [n, token] of tokens.entries()) {
    const due = start + (n * seconds * 1000) / buyers;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    running.push(press(agent, { url, accessKey, token, due }));
  }
  const pressed = await Promise.all(running);
  agent.destroy();
  return pressed;
}

interface Press {
  url: string;
  accessKey: string;
  token: string;
  due: number;
}

/** From the moment the button was to be pressed, so that a late start counts as waiting. */
function press(agent: Agent, { url, accessKey, token, due }: Press): Promise<Pressed> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - due });
    const call = send(`${url}/store-api/checkout/order`, {
      agent,
      method: "POST",
      headers: { "sw-access-key": accessKey, "content-type": "application/json", "sw-context-token": token },
    });
    call.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => end(answer.statusCode ?? 0));
      answer.on("error", () => end(0));
    });
    call.on("error", () => end(0));
    call.end("{}");
  });
}
