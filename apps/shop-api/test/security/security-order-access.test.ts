import { type Endpoint, endpoints } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { orderEndpoints } from "../../../../packages/contract/src/endpoints/order.ts";
import { paymentEndpoints } from "../../../../packages/contract/src/endpoints/payment.ts";
import { fromElsewhere } from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { type Buyer, buyerWith, ghostOf, type Known, owners } from "../harness/order/known-order.ts";
import { accessRequests, type OrderOperation } from "../harness/order/order-access-requests.ts";
import { fileTricks, intruders, tricks } from "../harness/order/order-intruders.ts";
import { testShop } from "../harness/test-shop.ts";
import { type ApiRequest, pathOf } from "../harness/content/valid-requests.ts";

/*
 * Every endpoint about orders, documents, files and payments × whose order × who asks × what they know of it: always refused, in the
 * very words with which an order that does not exist is refused, and nothing is changed by it. Owners get what they ask for.
 */
const shop = testShop({ hasPayments: true });
const operations = Object.keys({ ...orderEndpoints, ...paymentEndpoints }) as OrderOperation[];

let guest: Buyer;
let customer: Buyer;
beforeAll(async () => {
  guest = await buyerWith(shop, "a guest");
  customer = await buyerWith(shop, "a customer");
  await shop.sql`delete from cart where context_key in (
    select context_key from shop_context where customer_id = any(${[guest.member.id, customer.member.id]}))`;
});

it("no endpoint about orders is left out", () => {
  const about = Object.values<Endpoint>(endpoints).filter(({ pathParams, input }) =>
    [...Object.keys(pathParams), ...Object.keys(input.properties)].some((name) =>
      /order|document|download|deepLink|payment(?!Method)/i.test(name),
    ),
  );
  expect(Object.keys(accessRequests).toSorted()).toEqual(operations.toSorted());
  expect(operations).toEqual(expect.arrayContaining(about.map(({ operationId }) => operationId)));
});

const cases = operations.flatMap((operation) =>
  (Object.keys(owners) as (keyof typeof owners)[]).map((kind) => [operation, kind] as const),
);

describe.each(cases)("%s about the order of %s", (operation, kind) => {
  const { by, ask, isPaid, onlyByProof } = accessRequests[operation];
  let victim: Buyer;
  beforeAll(async () => {
    victim = await buyerWith(shop, kind);
    const state = isPaid ? "paid" : "open";
    if (operation !== "finalizePayment") {
      await shop.sql`update order_transaction set state = ${state} where order_id = ${victim.known.orderId}`;
    }
  });

  const refusal = async (known: Known, headers: Headers, knows: (of: Known) => Known) => {
    // Guesses about one mailbox are counted: here each of them is the first.
    await shop.sql`delete from rate_limit`;
    const asked = knows(known);
    return withoutNames(await send(operation, ask(asked), { ...fromElsewhere(), ...headers }), asked, known);
  };

  it("is refused to all others like one about nothing, and changes nothing", async () => {
    const ghost = ghostOf(victim.known);
    const before = await everything();
    for (const { who, headers, own } of intruders(guest, customer)) {
      const all = [...tricks(own, by), ...(operation === "orderDownloadFile" ? fileTricks(own) : [])];
      for (const [name, knows] of all) {
        const answer = await refusal(victim.known, headers, knows);
        const said = `${who}, ${name}`;
        expect([said, isRefusal(answer)]).toEqual([said, true]);
        expect([said, answer]).toEqual([said, await refusal(ghost, headers, knows)]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  // A session and a signature do not grow old with the order.
  const lateComers = () => (by.length > 0 ? intruders(guest, customer) : []);

  it("is refused by a link that is too old", async () => {
    const { orderId } = victim.known;
    await shop.sql`update shop_order set updated_at = now() - interval '31 days' where id = ${orderId}`;
    const before = await everything();
    for (const { who, headers } of lateComers()) {
      const late = await refusal(victim.known, headers, (of) => of);
      expect([who, isRefusal(late)]).toEqual([who, true]);
      expect(late).toEqual(await refusal(ghostOf(victim.known), headers, (of) => of));
    }
    expect(await everything()).toEqual(before);
    await shop.sql`update shop_order set updated_at = now() where id = ${orderId}`;
  });

  const proof = { who: "knows all of it", headers: fromElsewhere, lacks: {} };
  const nothing = { deepLinkCode: undefined, email: undefined, zipcode: undefined };
  const session = { who: "owns it", headers: () => victim.member.headers, lacks: nothing };
  const rightful = [...(by.length > 0 || onlyByProof ? [proof] : []), ...(onlyByProof ? [] : [session])];

  it.each(rightful)("is answered to whoever $who", async ({ headers, lacks }) => {
    await shop.sql`delete from rate_limit`;
    const answer = await send(operation, ask({ ...victim.known, ...lacks }), headers());
    expect([answer.status, isRefusal(answer)]).toEqual([200, false]);
  });
});

it.each(["stripe", "paypal"] as const)("%s is not played by somebody else", async (provider) => {
  expect(Object.keys(shop.services.payments).toSorted()).toEqual(["paypal", "stripe"]);
  const [row] = await shop.sql<{ reference: string }[]>`
    select provider_reference as reference from order_transaction where order_id = ${guest.known.orderId}`;
  const before = await everything();
  const tell = async (reference: string) => {
    const object = { id: reference, client_reference_id: reference, payment_status: "paid" };
    const body = { id: "evt_1", type: "checkout.session.completed", data: { object }, resource: object };
    const url = `${shop.origin}/webhooks/${provider}`;
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
    return [answer.status, await answer.text()];
  };
  expect(await tell(row?.reference ?? "")).toEqual(await tell("cs_nobody"));
  expect((await tell(row?.reference ?? ""))[0]).toBe(400);
  expect(await everything()).toEqual(before);
});

interface Said {
  status: number;
  headers: string[];
  text: string;
}

async function send(operation: OrderOperation, request: ApiRequest, headers: Headers): Promise<Said> {
  const sent = { "sw-access-key": id.accessKey, "content-type": "application/json", ...headers };
  const answer = await fetch(`${shop.origin}/store-api${pathOf(operation, request.params)}`, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(sent).filter((each): each is [string, string] => !!each[1])),
    body: JSON.stringify(request.body ?? {}),
  });
  const size = `content-length: ${answer.headers.get("content-length")}`;
  return { status: answer.status, headers: [...answer.headers.keys(), size], text: await answer.text() };
}

const isRefusal = ({ status, text }: Said) => status >= 400 || text.includes('"elements":[]');

/** A refusal may repeat what was asked for; each name stands for what it names. */
function withoutNames(said: Said, ...knowledge: Known[]): Said {
  const names = knowledge.flatMap((known) => Object.entries(known));
  const text = names.reduce(
    (rest, [name, value]) => (value ? rest.replaceAll(value, name) : rest),
    said.text,
  );
  return { ...said, text };
}

/** A fingerprint of each table, but for what counts guesses and what says when a session was last seen. */
async function everything() {
  const tables = await shop.sql<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('rate_limit', 'shop_context', 'customer_session') order by 1`;
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as print from ${name} t`,
  );
  return shop.sql.unsafe(`${prints.join(" union all ")} order by name`);
}
