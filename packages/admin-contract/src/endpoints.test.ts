import { staffActions } from "@hearth/rules";
import { expect, it } from "vitest";
import type { AdminEndpoint } from "./admin-endpoint.ts";
import { adminEndpoints } from "./endpoints/index.ts";

const all = Object.entries<AdminEndpoint>(adminEndpoints);

it.each(all)("%s is a whole row", (name, endpoint) => {
  const { operationId, path, pathParams, required, input, action, answers } = endpoint;
  expect(operationId).toBe(name);
  expect([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)).toEqual(Object.keys(pathParams));
  expect(required.filter((field) => !(field in input.properties))).toEqual([]);
  expect(staffActions).toContain(action);
  expect(Object.keys(answers)).toHaveLength(1);
});

it("what changes something is never asked by GET, where anybody's link could do it", () => {
  const reads = all.filter(([, { method }]) => method === "GET").map(([, { action }]) => action);
  expect(new Set(reads)).toEqual(new Set(["read"]));
});

it("no two have one address", () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(all.filter(([, { input }]) => "version" in input.properties))(
  "%s says what became of a version that is over",
  (_name, { errors, required }) => {
    expect(required).toContain("version");
    expect(errors.map(({ code }) => code)).toContain("ADMIN__CHANGED_MEANWHILE");
  },
);
