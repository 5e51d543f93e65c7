import { Compile } from "typebox/schema";
import { expect, it } from "vitest";
import { endpoints } from "../endpoints/index.ts";
import { jsonSchema } from "./json-schema.ts";
import { requestSchema } from "../request/request-schema.ts";

const nested = (filter: object) => ({ search: "a", "post-filter": [{ type: "not", queries: [filter] }] });

it("says the same as the request schema, filters inside filters included", () => {
  const validator = Compile(jsonSchema(requestSchema(endpoints.searchPage)));
  const inner = { type: "equals", field: "active", value: true };

  expect(validator.Check(nested(inner))).toBe(true);
  expect(validator.Check(nested({ ...inner, value: "" }))).toBe(false);
  expect(validator.Check({ ...nested(inner), unknown: 1 })).toBe(false);
});

it("keeps categories inside categories", () => {
  const schema = jsonSchema(endpoints.readNavigation.answers[200]);
  expect(schema).toMatchObject({ type: "array", items: { $ref: "#/$defs/Category" } });
  expect(JSON.stringify(schema)).not.toContain('"$id"');
});
