import { expect, it } from "vitest";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { checkoutOf, guestWith, order, tryOrder } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

it("numbers follow each other without a gap, whatever happens at once", async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => guestWith(shop)));
  const placed = await Promise.all(buyers.map((buyer) => order(shop, buyer)));
  const numbers = placed.map(({ orderNumber }) => Number(orderNumber)).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  expect(numbers).toEqual(numbers.map((_, index) => first + index));
  const [range] = await shop.sql`select last from number_range where name = 'order'`;
  expect(range).toEqual({ last: numbers.at(-1) });
});

it("a number that came to nothing says why, and is used by the next try of the same wish", async () => {
  const FAN = id.product("fan");
  await shop.sql`update product_stock set stock = 1, reserved = 0 where product_id = ${FAN}`;
  const buyer = await guestWith(shop, item("fan"));
  const wish = checkoutOf(await buyer.shopper.read());
  // Somebody takes the last piece after the calculation: only the writing statement finds out.
  await shop.sql`create function take_last_piece() returns trigger language plpgsql as $$
    begin update product_stock set reserved = 1 where product_id = tg_argv[0]::uuid; return null; end $$`;
  await shop.sql.unsafe(
    `create trigger take_last_piece after insert on order_attempt execute function take_last_piece('${FAN}')`,
  );
  expect((await tryOrder(shop, buyer, wish)).faults).toEqual(["400 CHECKOUT__CART_INVALID"]);
  const [attempt] = await shop.sql<{ order_number: string; refused_with: string }[]>`
    select order_number, refused_with from order_attempt where key like ${`%${wish.idempotencyKey}`}`;
  expect(attempt?.refused_with).toBe("CHECKOUT__CART_INVALID");
  await shop.sql`drop trigger take_last_piece on order_attempt`;
  await shop.sql`update product_stock set reserved = 0 where product_id = ${FAN}`;
  expect((await tryOrder(shop, buyer, wish)).body.orderNumber).toBe(attempt?.order_number);
});
