import { describe, expect, it } from "vitest";
import { readCommand } from "./cart-command.ts";

const product = "019b76daa80070c980e6c0d732e5fec9";
const other = "019b76daa80071e098a652cdb5dc0f40";

function read(query: string) {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
  return readCommand(form);
}

describe("a form that adds", () => {
  it("takes one piece of the shop where nothing else is said [123]", () => {
    expect(read(`intent=add&productId=${product}`)).toEqual({
      command: {
        intent: "add",
        items: [
          {
            lineId: product,
            productId: product,
            quantity: 1,
            source: "Shop",
            reference: "0",
            name: null,
            manufacturerName: null,
            categoryName: null,
          },
        ],
      },
    });
  });

  it("keeps several products in order, each with its own fields", () => {
    const answer = read(
      `intent=add&source=UnderfloorHeating&reference=P-1&productId=${product}&quantity=2&name=A&productId=${other}&quantity=3&name=B`,
    );
    expect(answer).toMatchObject({
      command: {
        items: [
          { lineId: `${product}-UnderfloorHeating-P-1`, quantity: 2, name: "A" },
          { lineId: `${other}-UnderfloorHeating-P-1`, quantity: 3, name: "B" },
        ],
      },
    });
  });

  it("puts a line back under its own id; only then the id is the form's", () => {
    const fields = `productId=${product}&lineId=line-7`;
    expect(read(`intent=restore&${fields}`)).toMatchObject({ command: { items: [{ lineId: "line-7" }] } });
    expect(read(`intent=add&${fields}`)).toMatchObject({ command: { items: [{ lineId: product }] } });
  });

  it.each([
    ["no product", "intent=add", "cart.failed.add"],
    ["a broken id", "intent=add&productId=1", "cart.failed.add"],
    ["nothing", `intent=add&productId=${product}&quantity=0`, "cart.failed.quantity"],
    ["half a piece", `intent=add&productId=${product}&quantity=1.5`, "cart.failed.quantity"],
    ["less than nothing", `intent=add&productId=${product}&quantity=-1`, "cart.failed.quantity"],
    ["a number written otherwise", `intent=add&productId=${product}&quantity=1e3`, "cart.failed.quantity"],
    ["a strange source", `intent=add&productId=${product}&source=a%20b`, "cart.failed.form"],
    ["101 products", `intent=add${`&productId=${product}`.repeat(101)}`, "cart.failed.add"],
  ])("is refused with %s", (_what, query, problem) => {
    expect(read(query)).toEqual({ problem });
  });
});

it.each([
  ["intent=quantity&lineId=a&quantity=7", { intent: "quantity", lineId: "a", quantity: 7 }],
  ["intent=remove&lineId=a", { intent: "remove", lineId: "a", restore: null }],
  ["intent=remove-code&lineId=a", { intent: "remove-code", lineId: "a" }],
  ["intent=code&code=%20SPARE50%20", { intent: "code", code: "SPARE50" }],
  ["intent=declaration", { intent: "declaration", declaration: "none" }],
  ["intent=declaration&operator=1", { intent: "declaration", declaration: "operator" }],
  ["intent=declaration&smallStorage=1", { intent: "declaration", declaration: "none" }],
  [
    "intent=declaration&operator=1&smallStorage=1",
    { intent: "declaration", declaration: "operator-small-storage" },
  ],
  [
    `intent=delivery&countryId=${product}&zipcode=10%20115&ratesBefore=0%2019`,
    { intent: "delivery", countryId: product, zipcode: "10 115", ratesBefore: "0 19" },
  ],
  ["intent=delivery&zipcode=", { intent: "delivery", countryId: null, zipcode: null, ratesBefore: "" }],
  [
    `intent=methods&paymentMethodId=${product}`,
    { intent: "methods", shippingMethodId: null, paymentMethodId: product },
  ],
])("%s", (query, command) => {
  expect(read(query)).toEqual({ command });
});

it("carries along what brings a removed line back", () => {
  expect(read(`intent=remove&lineId=a&productId=${product}&quantity=2&name=Pumpe&reference=0`)).toEqual({
    command: {
      intent: "remove",
      lineId: "a",
      restore: {
        intent: "restore",
        lineId: "a",
        productId: product,
        quantity: "2",
        name: "Pumpe",
        reference: "0",
      },
    },
  });
});

it.each([
  ["", "cart.failed.form"],
  ["intent=toString", "cart.failed.form"],
  ["intent=quantity&quantity=1", "cart.failed.line-gone"],
  [`intent=remove&lineId=${"a".repeat(101)}`, "cart.failed.line-gone"],
  ["intent=code&code=%20", "cart.failed.code"],
  ["intent=delivery&zipcode=%3Cb%3E", "cart.failed.zipcode"],
  ["intent=delivery&countryId=de", "cart.failed.country"],
  ["intent=methods", "cart.failed.method"],
  ["intent=methods&shippingMethodId=1", "cart.failed.method"],
])("%s is refused", (query, problem) => {
  expect(read(query)).toEqual({ problem });
});
