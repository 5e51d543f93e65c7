import { expect, it } from "vitest";
import { type CartContent, emptyCart } from "./cart-content.ts";
import { mergeContents } from "./merge-carts.ts";

const line = (id: string, quantity: number, productId = id) => ({ id, productId, quantity, payload: {} });
const cart = (part: Partial<CartContent>): CartContent => ({ ...emptyCart, ...part });

it("adds up the same line, brings others along behind those of the customer", () => {
  const merged = mergeContents(
    cart({ lines: [line("a", 2), line("b", 1)] }),
    cart({ lines: [line("c", 5), line("a", 3)] }),
  );
  expect(merged.lines).toEqual([line("c", 5), line("a", 5), line("b", 1)]);
});

it("keeps the customer's line where the same id stands for another product", () => {
  const merged = mergeContents(
    cart({ lines: [line("x", 1, "pump")] }),
    cart({ lines: [line("x", 1, "tank")] }),
  );
  expect(merged.lines).toEqual([line("x", 1, "tank")]);
});

it("knows a code by any case", () => {
  const merged = mergeContents(cart({ codes: ["SAVE", "new"] }), cart({ codes: ["save"] }));
  expect(merged.codes).toEqual(["save", "new"]);
});

it("lets what the visitor just said win over what the customer said once", () => {
  const visitor = cart({ zipcode: "10115", taxDeclaration: "operator" });
  const customer = cart({ zipcode: "80331", customerComment: "ring twice" });
  expect(mergeContents(visitor, customer)).toMatchObject({
    zipcode: "10115",
    taxDeclaration: "operator",
    customerComment: "ring twice",
  });
});
