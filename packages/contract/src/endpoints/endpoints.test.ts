import { expect, it } from "vitest";
import type { Endpoint } from "../endpoint.ts";
import { endpointGroups, endpoints } from "./index.ts";

const table = Object.entries<Endpoint>(endpoints);

it.each(table)("%s is listed under its operation id", (name, endpoint) => {
  expect(endpoint.operationId).toBe(name);
});

it.each(table)("%s describes exactly the parameters of its path", (_name, endpoint) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(endpoint.pathParams)).toEqual(inPath);
});

it.each(table)("%s lists each error once", (_name, endpoint) => {
  const errors = endpoint.errors.map((error) => `${error.status} ${error.code}`);
  expect(new Set(errors).size).toBe(errors.length);
});

it("has every endpoint in one group, and none beside", () => {
  const grouped = endpointGroups.flatMap((group) => Object.keys(group.endpoints));
  expect(grouped.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it("has no two endpoints for one address", () => {
  const addresses = table.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

/** Want somebody signed in for a part of what they do, or take the deep link of an order instead. */
const wantSometimes = ["updateContext", "readOrder", "orderSetPayment", "cancelOrder", "orderDownloadFile"];

it.each(table)("%s says 403 if and only if it wants somebody signed in", (name, endpoint) => {
  const wantsLogin = endpoint.login !== "none" || wantSometimes.includes(name);
  expect(endpoint.errors.some((error) => error.code === "CHECKOUT__CUSTOMER_NOT_LOGGED_IN")).toBe(wantsLogin);
});

const personal = table.filter(([, endpoint]) => endpoint.login !== "none" || endpoint.serviceOnly);

it.each(personal)("%s depends on who asks, so its answer is not shared", (_name, endpoint) => {
  expect(endpoint.cache).toBe("session");
  expect(endpoint.alsoGet).toBe(false);
});
