import { expect, it } from "vitest";
import { bareCartScript, ownCart } from "./bare-cart.ts";

const read = { text: "select version\n from cart where context_key = $1", parameters: ["t1"] };
const write = {
  text: "update cart set version = version + 1, content = $1::text::json where context_key = $2 and version = $3",
  parameters: [String.raw`{"note":"it's \"new\""}`, "t1", 7],
};
const bare = { key: "t1", keySql: "(:cart)::text", choice: String.raw`\set cart 1` };

it("only reads where the request only reads", () => {
  expect(bareCartScript({ ...bare, statements: [read] })).toBe(
    "\\set cart 1\nselect version from cart where context_key = (:cart)::text;\n",
  );
});

it("writes over the version it read, not the captured one, and hides colons of values from pgbench", () => {
  expect(
    bareCartScript({ ...bare, statements: [read, write] })
      .split("\n")
      .slice(1),
  ).toEqual([
    "select version from cart where context_key = (:cart)::text \\gset",
    String.raw`update cart set version = version + 1, content = E'{"note"\x3a"it''s \\"new\\""}'::text::json where context_key = (:cart)::text and version = :version;`,
    "",
  ]);
});

it("gives every client carts of its own", () => {
  expect(ownCart(100, 32)).toBe(String.raw`\set cart :client_id * 3 + random(0, 2)`);
});
