import type { Sql as PlainSql, TransactionSql } from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { askInvariants, type Violation } from "../../../../bench/src/invariants/check-invariants.ts";
import type { AcknowledgedOrder, Journal } from "../../../../bench/src/invariants/journal.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { ask, placeOrder } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";

/* Each invariant is broken once on purpose and seen to notice it, alone: a check nobody saw fail proves nothing. */

const rig = orderRig({ processes: 1 });

/** Three orders: a code made for one person, the last use of another code, and one that was cancelled. */
beforeAll(async () => {
  await rig.journal.restock(id.product("fan"), 5);
  const orders = [
    await insertShoppers(rig.sql, 1, {
      lines: [
        ["hose", 2],
        ["thermostat", 1],
      ],
      codes: ["WELCOME-1"],
    }),
    await insertShoppers(rig.sql, 1, {
      lines: [
        ["fan", 1],
        ["valve", 2],
      ],
      codes: ["LASTONE", "TENOFF"],
    }),
    await insertShoppers(rig.sql, 1, { lines: [["fan", 2]], codes: ["FREESHIP"] }),
  ];
  for (const { token } of orders.flat()) {
    const answer = await placeOrder(rig.origin(0), token);
    if (answer.status !== 200) throw new Error(answer.text);
    rig.journal.note(answer, { cart: token });
  }
  const cancelled = { orderId: rig.journal.acknowledged[2]?.orderId };
  const token = orders[2]?.[0]?.token ?? "";
  const answer = await ask({ origin: rig.origin(0), token, path: "/order/state/cancel", body: cancelled });
  if (answer.status !== 200) throw new Error(answer.text);
});

const undo = new Error("undone");

/** What the invariants say to a falsified database and journal; nothing of it stays. */
async function foundIn(sabotage: Sabotage): Promise<Violation[]> {
  let found: Violation[] = [];
  const plain = rig.sql as unknown as PlainSql;
  await plain
    .begin(async (tx) => {
      await sabotage.data?.(tx);
      found = await askInvariants(tx, sabotage.journal?.(rig.journal.full) ?? rig.journal.full);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

interface Sabotage {
  data?: (tx: TransactionSql) => Promise<unknown>;
  journal?: (journal: Journal) => Journal;
}

const first = (journal: Journal): AcknowledgedOrder => {
  const [order] = journal.acknowledged ?? [];
  if (!order) throw new Error("there is no order");
  return order;
};
const theFirst = (tx: TransactionSql) => tx`(select id from shop_order order by order_number limit 1)`;

const sabotages: [invariant: string, what: string, sabotage: Sabotage][] = [
  [
    "i01-stock",
    "a piece is reserved for nobody",
    {
      data: (tx) =>
        tx`update product_stock set reserved = reserved + 1 where product_id = ${id.product("hose")}`,
    },
  ],
  [
    "i01-stock",
    "a movement was not noted",
    { data: (tx) => tx`delete from stock_movement where order_id = ${theFirst(tx)}` },
  ],
  [
    "i01-stock",
    "a piece has gone without being sent",
    { data: (tx) => tx`update product_stock set stock = stock - 1 where product_id = ${id.product("hose")}` },
  ],
  [
    "i01-stock",
    "a cancelled order keeps its goods",
    { data: (tx) => tx`delete from stock_movement where reason = 'released'` },
  ],
  [
    "i01-stock",
    "goods left the books that were in no parcel",
    {
      data: async (tx) => {
        await tx`insert into stock_movement (order_id, product_id, reason, quantity) values (${theFirst(tx)}, ${id.product("hose")}, 'shipped', 1)`;
        await tx`update product_stock set stock = stock - 1, reserved = reserved - 1 where product_id = ${id.product("hose")}`;
      },
    },
  ],
  [
    "i01-stock",
    "goods came back that were never sent",
    {
      data: async (tx) => {
        await tx`insert into stock_movement (order_id, product_id, reason, quantity) values (${theFirst(tx)}, ${id.product("hose")}, 'returned', 1)`;
        await tx`update product_stock set stock = stock + 1 where product_id = ${id.product("hose")}`;
      },
    },
  ],
  [
    "i01-stock",
    "an order that stands let goods go that nobody paid back",
    {
      data: async (tx) => {
        await tx`insert into stock_movement (order_id, product_id, reason, quantity) values (${theFirst(tx)}, ${id.product("hose")}, 'released', 1)`;
        await tx`update product_stock set reserved = reserved - 1 where product_id = ${id.product("hose")}`;
      },
    },
  ],
  [
    "i02-acknowledged",
    "an order that was acknowledged is not there",
    { journal: (journal) => ({ ...journal, acknowledged: [{ ...first(journal), orderId: id.unknownId }] }) },
  ],
  [
    "i02-acknowledged",
    "an order was acknowledged over another sum",
    { journal: (journal) => ({ ...journal, acknowledged: [{ ...first(journal), totalCents: 1 }] }) },
  ],
  [
    "i03-one-order-per-wish",
    "one cart became two orders",
    {
      journal: (journal) => ({
        ...journal,
        acknowledged: (journal.acknowledged ?? []).map((each) => ({ ...each, cart: "the same" })),
      }),
    },
  ],
  [
    "i03-one-order-per-wish",
    "one key was answered with two orders",
    {
      journal: (journal) => ({
        ...journal,
        acknowledged: (journal.acknowledged ?? []).map((each) => ({ ...each, key: "the same" })),
      }),
    },
  ],
  [
    "i04-money",
    "money was taken for an order that is open",
    {
      data: (tx) =>
        tx`update order_transaction set captured_cents = amount_cents where order_id = ${theFirst(tx)}`,
    },
  ],
  [
    "i04-money",
    "a provider holds money nobody here knows of",
    {
      journal: (journal) => ({
        ...journal,
        payments: [{ provider: "stripe", reference: "cs_1", capturedCents: 100, refundedCents: 0 }],
      }),
    },
  ],
  [
    "i04-money",
    "a refund was never carried out",
    {
      data: (tx) =>
        tx`insert into payment_refund (id, transaction_id, amount_cents, reason, state) select gen_random_uuid(), id, 5, 'staff', 'done' from order_transaction limit 1`,
    },
  ],
  [
    "i04-money",
    "staff gave back what never came",
    {
      data: (tx) =>
        tx`insert into payment_refund (id, transaction_id, amount_cents, cause, state) select gen_random_uuid(), id, 5, 'goodwill', 'done' from order_transaction limit 1`,
    },
  ],
  [
    "i05-vouchers",
    "a counter fell behind",
    {
      data: (tx) =>
        tx`update promotion_usage set redemptions = redemptions - 1 where promotion_id = ${id.promotion("last-one")}`,
    },
  ],
  [
    "i05-vouchers",
    "a redeemed code could be used again",
    { data: (tx) => tx`update promotion_code set redeemed_at = null` },
  ],
  [
    "i05-vouchers",
    "a code for one person was used by two",
    {
      data: (tx) => tx`
        insert into promotion_redemption (order_id, promotion_id, code, customer_id, email, discount_cents)
        select o.id, r.promotion_id, r.code, o.customer_id, o.email, 0 from promotion_redemption r, shop_order o
        where r.code = 'WELCOME-1' and o.id <> r.order_id and o.state = 'open'`,
    },
  ],
  [
    "i05-vouchers",
    "a cancelled order still counts",
    { data: (tx) => tx`update promotion_redemption set released_at = null` },
  ],
  [
    "i06-total",
    "a line costs a cent less",
    {
      data: (tx) =>
        tx`update order_line set unit_cents = unit_cents - 1, total_cents = total_cents - quantity where order_id = ${theFirst(tx)} and position = 1`,
    },
  ],
  [
    "i06-total",
    "the frozen document was changed",
    {
      data: (tx) =>
        tx`update shop_order set document = jsonb_set(document::jsonb, '{order,price,calculatedTaxes,0,tax}', '0.01')::json where id = ${theFirst(tx)}`,
    },
  ],
  [
    "i06-total",
    "a price was never that of the catalogue",
    {
      data: async (tx) => {
        await tx`alter table price_history disable trigger user`;
        await tx`update price_history set gross_cents = gross_cents + 1 where product_id = ${id.product("thermostat")}`;
      },
    },
  ],
  [
    "i07-mail",
    "a confirmation was forgotten",
    { data: (tx) => tx`delete from graphile_worker._private_jobs` },
  ],
  [
    "i07-mail",
    "a confirmation arrived twice",
    {
      data: (tx) =>
        tx`insert into mail (id, event_key, template, language_id, recipient, data) select gen_random_uuid(), 'order-placed:' || id || suffix, 'order-placed', language_id, email, '{}' from shop_order, (values (''), (':again')) s (suffix)`,
    },
  ],
  [
    "i07-mail",
    "a cancellation was forgotten",
    {
      data: (tx) => tx`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'order_cancelled'`,
    },
  ],
  [
    "i08-numbers",
    "a number of a cancellation invoice has gone",
    {
      data: async (tx) => {
        await tx`insert into order_document (id, order_id, type, number, deep_link_code, file_name)
          select gen_random_uuid(), id, 'storno', 'S30001', 'x', '' from shop_order where state = 'cancelled'`;
        await tx`update number_range set last = 30002 where name = 'storno'`;
      },
    },
  ],
  [
    "i08-numbers",
    "a number has gone",
    { data: (tx) => tx`update number_range set last = last + 1 where name = 'order'` },
  ],
  [
    "i09-ownership",
    "an order hangs on another customer",
    {
      data: (tx) =>
        tx`update shop_order set customer_id = (select id from customer where id <> customer_id limit 1) where id = ${theFirst(tx)}`,
    },
  ],
  [
    "i09-ownership",
    "somebody else's code was redeemed",
    { data: (tx) => tx`update promotion_redemption set email = 'other@example.com'` },
  ],
  [
    "i10-history",
    "a state was set past its history",
    { data: (tx) => tx`update shop_order set state = 'in_progress' where id = ${theFirst(tx)}` },
  ],
  [
    "i10-history",
    "paid became open again",
    {
      data: (tx) =>
        tx`insert into order_state_history (order_id, entity, entity_id, from_state, to_state, actor) select order_id, 'transaction', id, f, t, 'staff' from order_transaction, (values (1, 'open', 'paid'), (2, 'paid', 'open')) s (n, f, t) where order_id = ${theFirst(tx)} order by n`,
    },
  ],
];

describe("invariants of orders", () => {
  it("hold for three orders, one of them cancelled", async () => {
    expect(await rig.journal.check()).toEqual([]);
  });

  it.each(sabotages)("%s notices: %s", async (invariant, _what, sabotage) => {
    const found = await foundIn(sabotage);
    expect([...new Set(found.map((each) => each.invariant))]).toEqual([invariant]);
  });

  it("each was broken once", () => {
    const broken = new Set(sabotages.map(([invariant]) => invariant));
    expect(broken.size).toBe(10);
  });
});
