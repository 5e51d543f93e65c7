import { adminEndpoints } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { requestOf } from "./request-of.ts";

it("puts parameters into the path, as data", () => {
  expect(requestOf(adminEndpoints.readOrder, { params: { id: "a/b" } })).toEqual({
    url: "/admin-api/order/a%2Fb",
    body: undefined,
  });
});

it("asks for a list as the contract reads it", () => {
  const list = {
    page: 2,
    limit: 50,
    sort: { field: "placedAt", isDescending: true },
    filter: { state: "open", from: "" },
    search: "Ofen & Rohr",
  };
  const { url } = requestOf(adminEndpoints.listOrders, { list });
  expect(Object.fromEntries(new URL(url, "http://office.example").searchParams)).toEqual({
    page: "2",
    limit: "50",
    sort: "-placedAt",
    "filter[state]": "open",
    search: "Ofen & Rohr",
  });
});

it("names the seen version of what is removed in the query, which is all DELETE has", () => {
  const asked = { params: { id: "1" }, input: { version: 3 } };
  expect(requestOf(adminEndpoints.endRouteRule, asked)).toEqual({
    url: "/admin-api/route-rule/1?version=3",
    body: undefined,
  });
});

it("sends the rest as JSON", () => {
  const asked = { params: { id: "1" }, input: { version: 3 } };
  expect(requestOf(adminEndpoints.approveReview, asked).body).toBe('{"version":3}');
});
