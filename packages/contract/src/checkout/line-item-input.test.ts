import { describe, expect, it } from "vitest";
import { ApiFailure } from "../error/api-failure.ts";
import { cartLimit } from "./cart-limit.ts";
import type { Endpoint } from "../endpoint.ts";
import { endpoints } from "../endpoints/index.ts";
import { parseRequest } from "../request/parse-request.ts";

function faults(endpoint: Endpoint, items: unknown): string[] {
  try {
    parseRequest(endpoint, { method: "POST", params: {}, query: {}, body: { items } });
    return [];
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.errors.map((fault) => `${fault.source?.pointer} ${fault.code}`);
  }
}

const add = (...items: unknown[]) => faults(endpoints.addLineItem, items);
const addWith = (part: object) => add({ type: "product", ...part });
const deep = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

describe("accepted", () => {
  it.each<[string, object]>([
    ["a whole line as another client sends it", { label: "x", good: true, cover: { url: "x" }, states: [] }],
    ["a price, so that the use case can refuse it", { price: { unitPrice: 0 }, priceDefinition: 1 }],
    ["any number as quantity, the use case judges it", { quantity: -1.5 }],
    ["letters of all kinds in an id", { id: "Wärme – 3.OG/Küche 😀" }],
    ["a code with a space behind it", { referencedId: "WELCOME10 " }],
    ["an empty payload of a PHP client", { payload: [] }],
    ["what a server once wrote", { payload: { options: [{ group: "a", option: "b" }], stock: 1, x: null } }],
    ["source and reference", { payload: { hearthCartSource: "Planner", hearthCartReferenceId: 7 } }],
  ])("%s", (_name, part) => {
    expect(addWith(part)).toEqual([]);
  });
});

it("survives any depth", () => {
  expect(addWith({ whatever: deep(100_000) })).toEqual([]);
  expect(addWith({ payload: { a: deep(100_000) } })).toHaveLength(1);
});

describe("refused", () => {
  const quantity = "/items/0/quantity CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY";
  const payload = "/items/0/payload CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD";
  const id = "/items/0/id FRAMEWORK__INVALID_REQUEST_PARAMETER";

  it.each<[object, string]>([
    [{ type: 5 }, "/items/0/type CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED"],
    [{ quantity: "2" }, quantity],
    [{ quantity: null }, quantity],
    [{ payload: "text" }, payload],
    [{ payload: { a: { b: { c: { d: 1 } } } } }, payload],
    [{ payload: { a: "\0" } }, payload],
    [{ payload: { a: { "\0": 1 } } }, payload],
    [{ payload: { a: "\ud800" } }, payload],
    [{ payload: { name: 5 } }, payload],
    [{ payload: { a: "x".repeat(cartLimit.payloadText + 1) } }, payload],
    [{ payload: JSON.parse('{"__proto__": 1}') }, payload],
    [{ id: "" }, id],
    [{ id: " a" }, id],
    [{ id: "a\nb" }, id],
    [{ id: "x".repeat(cartLimit.idLength + 1) }, id],
    [{ referencedId: "" }, "/items/0/referencedId FRAMEWORK__INVALID_REQUEST_PARAMETER"],
  ])("%j [219]", (part, expected) => {
    expect(addWith(part)).toEqual([expected]);
  });

  it("without a type", () => {
    expect(add({})).toEqual(["/items/0/type CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED"]);
  });

  it("part by part", () => {
    expect(add({ type: "product", quantity: "x" }, { type: "product", payload: 5 }, 3)).toEqual([
      quantity,
      "/items/1/payload CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD",
      "/items/2 FRAMEWORK__INVALID_REQUEST_PARAMETER",
    ]);
  });

  it("as a whole when there are too many", () => {
    const line = { type: "product" };
    expect(add(...Array.from({ length: cartLimit.itemsPerRequest }, () => line))).toEqual([]);
    expect(add(...Array.from({ length: 100_000 }, () => 3))).toEqual([
      "/items FRAMEWORK__INVALID_REQUEST_PARAMETER",
    ]);
  });

  it("when a change does not name its line", () => {
    expect(faults(endpoints.updateLineItem, [{ quantity: 2 }])).toEqual([id]);
  });
});
