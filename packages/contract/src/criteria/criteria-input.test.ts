import fc from "fast-check";
import Type from "typebox";
import Value from "typebox/value";
import { expect, it } from "vitest";
import { type CriteriaInput, criteriaInput } from "./criteria-input.ts";
import { parseCriteria } from "./parse-criteria.ts";

const published = Type.Partial(Type.Object(criteriaInput), { additionalProperties: false });

const field = fc.constantFrom("name", "manufacturer.name", "categoriesRo.id");
const text = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => !value.includes("\0"));
const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));

const { filter } = fc.letrec((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, depthIdentifier: "filter" },
    fc.record({ type: fc.constant("equals"), field, value: scalar }),
    fc.record({
      type: fc.constantFrom("equalsAny", "equalsAll"),
      field,
      value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ type: fc.constantFrom("contains", "prefix", "suffix"), field, value: text }),
    fc.record({ type: fc.constant("range"), field, parameters: fc.record({ gte: fc.integer() }) }),
    fc.record({
      type: fc.constantFrom("and", "or", "nand", "nor", "multi", "not"),
      queries: fc.array(tie("filter"), { minLength: 1, maxLength: 2 }),
    }),
  ),
}));

const criteria = fc.record(
  {
    page: fc.integer({ min: 1, max: 1000 }),
    limit: fc.integer({ min: 1, max: 100 }),
    filter: fc.array(filter, { maxLength: 3 }),
    sort: fc.array(fc.record({ field, order: fc.constantFrom("ASC", "DESC") }), { maxLength: 3 }),
    associations: fc.dictionary(
      fc.constantFrom("media", "manufacturer"),
      fc.record({ limit: fc.integer({ min: 1, max: 5 }) }),
    ),
    aggregations: fc.array(fc.record({ type: fc.constant("max"), name: fc.constant("dearest"), field }), {
      maxLength: 2,
    }),
    includes: fc.dictionary(fc.constant("product"), fc.array(field, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);

it("publishes a schema whose criteria the parser accepts", () => {
  fc.assert(
    fc.property(criteria, (body) => {
      expect(Value.Check(published, body)).toBe(true);
      expect(parseCriteria(body)).toMatchObject({ ok: true });
    }),
  );
});

it("types nested criteria for callers", () => {
  const body: CriteriaInput = {
    filter: [{ type: "not", queries: [{ type: "equals", field: "active", value: true }] }],
    associations: { manufacturer: { associations: { media: { limit: 1 } } } },
  };
  expect(parseCriteria(body)).toMatchObject({ ok: true });
});
