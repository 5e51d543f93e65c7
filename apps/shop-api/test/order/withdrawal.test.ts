import type { WithdrawalReceipt } from "@hearth/contract";
import { afterEach, expect, it } from "vitest";
import { runStaffCommand } from "../../src/staff-command.ts";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { insertOrder } from "../harness/order/given-order.ts";
import { testShop } from "../harness/test-shop.ts";

const DAY_MS = 86_400_000;
const SHOP = "team@shop.example";
const shop = testShop({ env: { MAIL_SHOP_ADDRESS: SHOP } });
const declaration = (more: object = {}) => ({
  name: "Ada Brenner",
  contract: "10001",
  email: newEmail(),
  ...more,
});
const declare = (more: object = {}) =>
  shop.api.post<WithdrawalReceipt>("/withdrawal", declaration(more), fromElsewhere());
const stored = () => shop.sql<{ reference: string; contract: string; received_at: string }[]>`
  select reference, contract, received_at from withdrawal order by received_at`;
const mails = () => shop.sql<{ recipient: string; template: string; data: Record<string, unknown> }[]>`
  select recipient, template, data from mail order by template`;
afterEach(() => shop.sql`delete from mail`);

it("is received, told to the shop, and answered with a receipt of every word and the time", async () => {
  const email = newEmail();
  const { status, body } = await declare({ email, goods: "nur die Pumpe\r\nund das Rohr" });
  expect(status).toBe(200);
  expect(body.reference).toMatch(/^[A-Z2-9]{10}$/);
  expect(Date.parse(body.receivedAt)).toBeLessThanOrEqual(Date.now() + 1000);
  const said = {
    reference: body.reference,
    receivedAt: body.receivedAt,
    name: "Ada Brenner",
    contract: "10001",
    goods: "nur die Pumpe\nund das Rohr",
    email,
  };
  expect(await mails()).toMatchObject([
    { recipient: SHOP, template: "withdrawal-declared", data: said },
    { recipient: email, template: "withdrawal-received", data: said },
  ]);
  expect(await stored()).toContainEqual({
    reference: body.reference,
    contract: "10001",
    received_at: body.receivedAt,
  });
});

it.each([["name"], ["contract"], ["email"]])("needs its %s", async (field) => {
  expect((await declare({ [field]: " " })).status).toBe(400);
  expect(await mails()).toEqual([]);
});

it("needs nothing else, and takes a contract that is not there like any other", async () => {
  const [known, unknown] = [await declare({ contract: "10001" }), await declare({ contract: "99999999" })];
  const shape = ({ body }: typeof known) => [Object.keys(body), JSON.stringify(body).length];
  expect(shape(unknown)).toEqual(shape(known));
  expect(unknown.status).toBe(known.status);
});

it("counts once however often it is sent with its key, and again when it says something else", async () => {
  const sent = declaration({ contract: "10001", idempotencyKey: newEmail() });
  const before = (await stored()).length;
  const first = await declare(sent);
  expect((await declare(sent)).body).toEqual(first.body);
  const other = await declare({ ...sent, contract: "10002" });
  expect(other.body.reference).not.toBe(first.body.reference);
  expect((await stored()).length - before).toBe(2);
  expect(await mails()).toHaveLength(4);
});

it.each([
  ["in the last second of day 14", 14 * DAY_MS - 1000],
  ["a year later, when only a wrong instruction could allow it", 366 * DAY_MS],
])("is taken %s: whether it is in time is not for the form to say", async (_, ageMs) => {
  const { number } = await insertOrder(shop.sql, { method: "invoice" });
  const placedAt = new Date(Date.now() - ageMs);
  await shop.sql`update shop_order set placed_at = ${placedAt} where order_number = ${number}`;
  const { status, body } = await declare({ contract: number });
  expect(status).toBe(200);
  expect(await runStaffCommand(shop.services, ["withdrawals", "list"])).toContain(
    `${body.reference}  ${body.receivedAt}  new  order ${number}`,
  );
});

it("is taken while the shop is closed", async () => {
  const setMaintenance = async (isClosed: boolean) => {
    await shop.sql`update sales_channel set maintenance = ${isClosed}`;
    await shop.services.references.refresh();
  };
  await setMaintenance(true);
  const statuses = [(await shop.api.get("/context")).status, (await declare()).status];
  await setMaintenance(false);
  expect(statuses).toEqual([503, 200]);
});

it("is never changed and never removed", async () => {
  const { body } = await declare();
  const { reference } = body;
  await expect(shop.sql`update withdrawal set contract = 'x' where reference = ${reference}`).rejects.toThrow(
    "withdrawal is append-only",
  );
  await expect(shop.sql`delete from withdrawal where reference = ${reference}`).rejects.toThrow(
    "withdrawal is append-only",
  );
});

it("is taken however often somebody declares it; a mailbox gets no more than twenty receipts a day", async () => {
  const email = newEmail();
  const before = (await stored()).length;
  for (let n = 0; n < 25; n += 1) expect((await declare({ email })).status).toBe(200);
  expect((await stored()).length - before).toBe(25);
  const sent = await mails();
  expect(sent.filter(({ recipient }) => recipient === email)).toHaveLength(20);
  expect(sent.filter(({ recipient }) => recipient === SHOP)).toHaveLength(25);
});

it("is listed for staff until they noted what became of it", async () => {
  const { body } = await declare({ contract: "Badheizkörper\nvom 3. November" });
  const staff = (...args: string[]) => runStaffCommand(shop.services, args);
  expect(await staff("withdrawals", "list")).toContain(
    `${body.reference}  ${body.receivedAt}  new  order unknown  Ada Brenner`,
  );
  expect(await staff("withdrawals", "note", body.reference, "accepted", "comes", "by", "freight")).toBe(
    `${body.reference} accepted`,
  );
  expect(await staff("withdrawals", "list")).toContain(`${body.receivedAt}  accepted`);
  await staff("withdrawals", "note", body.reference, "refunded");
  expect(await staff("withdrawals", "list")).not.toContain(body.reference);
});
