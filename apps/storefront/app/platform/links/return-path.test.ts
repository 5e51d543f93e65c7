import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

it.each([
  ["/waermepumpen", "/waermepumpen"],
  ["/en-GB/heat-pumps?p=2&order=price-asc#listing", "/en-GB/heat-pumps?p=2&order=price-asc#listing"],
  ["/pl-PL/ogrzewanie%20pod%C5%82ogowe", "/pl-PL/ogrzewanie%20pod%C5%82ogowe"],
  ["/", "/"],
  ["//evil.example", "/cart"],
  ["/\\evil.example", "/cart"],
  ["https://evil.example/", "/cart"],
  ["javascript:alert(1)", "/cart"],
  ["/a\r\nset-cookie: x=1", "/cart"],
  [`/${"a".repeat(600)}`, "/cart"],
  ["", "/cart"],
  [null, "/cart"],
])("%j leads to %s", (wanted, expected) => {
  expect(returnPath(wanted, "/cart")).toBe(expected);
});
