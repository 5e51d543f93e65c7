import type { Cart } from "@hearth/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../harness/api-client.ts";
import { goodsOf, item, newShopper, quantitiesOf, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { type RunningServer, startServer, testShop } from "../harness/test-shop.ts";

/*
 * Many requests change one cart at once, through two servers on one database: what one process puts in order, the other does not know.
 * CART_RUNS=1000 repeats it a thousand times.
 */
const RUNS = Number(process.env["CART_RUNS"] ?? 8);
const PARALLEL = 100;
const TIMEOUT_MS = 60_000 + RUNS * 5000;

const shop = testShop();
let second: RunningServer;
beforeAll(async () => {
  second = await startServer(shop.databaseUrl);
});
afterAll(() => second?.close());

/** The same session, seen through both servers. */
function twoWays(): { one: Shopper; both: [Shopper, Shopper] } {
  const one = newShopper(shop.api);
  return { one, both: [one, newShopper(second.api, {}, one.token)] };
}
const hose = id.product("hose");

/** The whole cart in every answer would be most of the work; here the one at the end is enough. */
async function addQuietly(server: number, { headers }: Shopper, line: object): Promise<number> {
  const origin = [shop.origin, second.origin][server];
  const response = await fetch(`${origin}/store-api/checkout/cart/line-item`, {
    method: "POST",
    headers: {
      ...(headers as Record<string, string>),
      "sw-access-key": id.accessKey,
      "content-type": "application/json",
    },
    body: JSON.stringify({ items: [line], includes: { cart: ["token"] } }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)));
}

describe(`${PARALLEL} requests at once, ${RUNS} times`, () => {
  it(
    "each with a line of its own: all lines are there",
    async () => {
      let lost = 0;
      for (let run = 0; run < RUNS; run++) {
        const { one } = twoWays();
        const answers = await inParallel(PARALLEL, (n) =>
          addQuietly(n % 2, one, item("hose", 1, { id: `line ${n}` })),
        );
        expect(new Set(answers)).toEqual(new Set([200]));
        const cart = await one.read();
        lost += PARALLEL - new Set(goodsOf(cart).map((line) => line.id)).size;
        expect(cart.extensions?.hearthVersion).toBe(PARALLEL);
      }
      report("different lines", lost);
      expect(lost).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    "all with the same line: every piece is there",
    async () => {
      let lost = 0;
      for (let run = 0; run < RUNS; run++) {
        const { one, both } = twoWays();
        const answers = await inParallel(PARALLEL, (n) => both[n % 2]!.tryAdd(item("hose")));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        const [line] = goodsOf(await one.read());
        lost += PARALLEL - (line?.quantity ?? 0);
        // Whoever was answered n saw a cart of n: no two saw the same one.
        const seen = answers.map(({ body }) => goodsOf(body)[0]?.quantity);
        expect(new Set(seen).size).toBe(PARALLEL);
      }
      report("the same line", lost);
      expect(lost).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    "adding, setting and removing: the end is what some order of them gives",
    async () => {
      for (let run = 0; run < RUNS; run++) await expectSomeOrder(run);
    },
    TIMEOUT_MS,
  );
});

interface Change {
  kind: "add" | "set" | "remove";
  id: string;
  quantity: number;
}
type Lines = ReadonlyMap<string, number>;
interface Done {
  version: number;
  change: Change;
  lines: Lines;
}

async function expectSomeOrder(seed: number): Promise<void> {
  const { one, both } = twoWays();
  const random = seededRandom(seed);
  const changes = Array.from({ length: 40 }, (): Change => ({
    kind: random.pick(["add", "add", "set", "remove"]),
    id: random.pick(["a", "b", "c", "d"]),
    quantity: random.whole(1, 9),
  }));
  const start = await one.add(item("hose", 1, { id: "a" }), item("hose", 1, { id: "b" }));
  const answers = await inParallel(changes.length, async (n): Promise<Done | null> => {
    const change = changes[n]!;
    const answer = await send(both[n % 2]!, change);
    expect([200, 404]).toContain(answer.status);
    return answer.status === 404 ? null : { change, ...stateOf(answer.body) };
  });
  const end = expectOneOrder(
    stateOf(start),
    answers.filter((each) => each !== null),
  );
  expect(stateOf(await one.read())).toEqual(end);
}

const stateOf = (cart: Cart) => ({
  version: cart.extensions?.hearthVersion ?? 0,
  lines: new Map(quantitiesOf(cart)),
});

/** Every answer says which version it saw. Each version was made from the one before by one of its changes; the rest changed nothing. */
function expectOneOrder(start: Omit<Done, "change">, done: readonly Done[]): Omit<Done, "change"> {
  const byVersion = Map.groupBy(done, ({ version }) => version);
  let { version, lines } = start;
  for (const { change } of byVersion.get(version) ?? []) expect(apply(lines, change)).toEqual(lines);
  byVersion.delete(version);
  while (byVersion.size > 0) {
    const group = byVersion.get(++version) ?? [];
    byVersion.delete(version);
    const made = group[0]?.lines ?? new Map();
    const before = lines;
    for (const each of group) expect(each.lines).toEqual(made);
    const makers = group.filter(({ change }) => isSame(apply(before, change), made));
    const idle = group.filter(({ change }) => isSame(apply(made, change), made));
    expect(makers.length).toBeGreaterThan(0);
    expect(new Set([...makers, ...idle]).size).toBe(group.length);
    expect(idle.length).toBeGreaterThanOrEqual(group.length - 1);
    lines = made;
  }
  return { version, lines };
}

const isSame = (one: Lines, other: Lines) => JSON.stringify([...one]) === JSON.stringify([...other]);

function send(shopper: Shopper, { kind, id: lineId, quantity }: Change): Promise<Answer<Cart>> {
  if (kind === "add") return shopper.tryAdd({ type: "product", id: lineId, referencedId: hose, quantity });
  return kind === "set" ? shopper.trySet({ id: lineId, quantity }) : shopper.tryRemove(lineId);
}

function apply(lines: Lines, { kind, id: lineId, quantity }: Change): Map<string, number> {
  const next = new Map(lines);
  if (kind === "remove") next.delete(lineId);
  else next.set(lineId, Math.min(100, kind === "add" ? (lines.get(lineId) ?? 0) + quantity : quantity));
  return next;
}

function report(what: string, lost: number): void {
  if (process.env["CART_RUNS"]) console.log(`${RUNS} × ${PARALLEL} parallel adds of ${what}: ${lost} lost`);
}

it("adds of many carts at once stay apart", async () => {
  const shoppers = Array.from({ length: PARALLEL }, () => twoWays().both);
  await Promise.all(shoppers.flatMap((both, n) => both.map((way) => way.tryAdd(item("hose", 1 + (n % 7))))));
  const carts = await Promise.all(shoppers.map(([one]) => one.read()));
  expect(carts.map((cart) => goodsOf(cart)[0]?.quantity)).toEqual(shoppers.map((_, n) => 2 * (1 + (n % 7))));
});

it("reads beside changes are never an error and never half a cart", async () => {
  const { one, both } = twoWays();
  await one.add(item("hose"));
  const answers = await inParallel(PARALLEL, (n) =>
    n % 2 === 0 ? both[1].add(item("hose"), item("thermostat")) : both[0].read(),
  );
  for (const cart of answers) {
    const [first, other] = goodsOf(cart);
    expect((first?.quantity ?? 0) - (other?.quantity ?? 0)).toBe(1);
  }
});
