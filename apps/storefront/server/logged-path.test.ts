import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

const id = "0197f3a2b4c57d8e9f0a1b2c3d4e5f60";
const code = "c0ffee00c0ffee00c0ffee00c0ffee00";

it.each([
  ["/", "/"],
  ["/p/waermepumpe?search=mein+name", "/p/waermepumpe"],
  [`/detail/${id}`, `/detail/${id}`],
  [`/account/order/${id}`, `/account/order/${id}`],
  [`/order/${code}`, "/order/***"],
  [`/pl-PL/preview/${code}`, "/pl-PL/preview/***"],
  [`/pl-PL/order/${code}/cancel`, "/pl-PL/order/***/cancel"],
  [`//order//${code}`, "//order//***"],
  [`/order/${code}.data`, "/order/***"],
  [`/order/document/${id}/${code}`, `/order/document/${id}/***`],
  [`/en-GB/order/document/${id}/${code}?download=1`, `/en-GB/order/document/${id}/***`],
  [`/order/download/${id}/${id}`, `/order/download/${id}/${id}`],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it("a long address is cut", () => {
  expect(loggedPath(`/${"x".repeat(5000)}`)).toHaveLength(200);
});
