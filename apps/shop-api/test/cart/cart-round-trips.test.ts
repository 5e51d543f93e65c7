import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createServer } from "../../src/http/server.ts";
import { openServices } from "../../src/open-services.ts";
import { type ApiClient, createApiClient } from "../harness/api-client.ts";
import { item, newShopper, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* What a cart costs the database. A round trip to PostgreSQL is most of the time a cart takes. */
const shop = testShop();
const hose = id.product("hose");
let statements: string[] = [];
let api: ApiClient;
let shopper: Shopper;
let close: () => Promise<void>;

beforeAll(async () => {
  const services = await openServices(
    // Tries of codes are counted elsewhere, where there is a Redis.
    testConfig(shop.databaseUrl, { CODES_PER_CART: "0" }),
    () => {},
    { onStatement: (text) => void statements.push(verb(text)) },
  );
  const app = createServer(services);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  api = createApiClient(`${origin}/store-api`, services.sql);
  shopper = newShopper(api);
  close = async () => {
    await app.close();
    await services.close();
  };
  await shopper.choose({ countryId: id.country("de") });
  // Warm: the documents of these products are in memory, and so are the types of every connection.
  await shopper.add(item("hose"), item("thermostat"), item("module-white"));
  await Promise.all(Array.from({ length: 40 }, (_, n) => shopper.set(hose, 2 + (n % 3))));
});
afterAll(() => close?.());
beforeEach(async () => {
  await shopper.set(hose, 5);
  statements = [];
});

const newcomer = () => newShopper(api);
const verb = (text: string) => text.trim().split(/\s/)[0]?.toLowerCase() ?? "";

it.each([
  ["looking", ["select"], () => shopper.read()],
  ["adding to a line", ["select", "update"], () => shopper.add(item("hose"))],
  ["adding a line", ["select", "update"], () => shopper.add(item("hose", 1, { id: "another" }))],
  ["setting", ["select", "update"], () => shopper.set(hose, 6)],
  ["removing", ["select", "update"], () => shopper.remove("another")],
  ["a code", ["select", "update"], () => shopper.redeem("FIVE")],
  ["a code made for one person", ["select", "update"], () => shopper.redeem("WELCOME-1")],
  ["removing a discount", ["select", "update"], () => shopper.remove(id.discount("five-off"))],
  ["a postcode", ["select", "update"], () => shopper.tell({ zipcode: "10115" })],
  ["a change that changes nothing", ["select"], () => shopper.set(hose, 5)],
  ["a refusal", ["select"], () => shopper.trySet({ id: "nobody", quantity: 1 })],
  ["a malformed request", [], () => shopper.trySet({ id: hose, quantity: "many" })],
])("%s costs %j", async (_, expected, use) => {
  await use();
  expect(statements).toEqual(expected);
});

it("a first line costs one read and one write, too", async () => {
  const first = newcomer();
  statements = [];
  await first.add(item("hose"));
  expect(statements).toEqual(["select", "insert"]);
});

it("a product seen for the first time costs one read more, once", async () => {
  const first = newcomer();
  await first.add(item("inverter"));
  statements = [];
  await newcomer().add(item("inverter"));
  expect(statements).toEqual(["select", "insert"]);
});

it("the size of a cart does not matter", async () => {
  const lines = Array.from({ length: 100 }, (_, n) => item("hose", 1, { id: `line ${n}` }));
  const large = newcomer();
  await large.add(...lines);
  statements = [];
  await large.read();
  await large.add(item("hose", 1, { id: "line 50" }));
  expect(statements).toEqual(["select", "select", "update"]);
});
