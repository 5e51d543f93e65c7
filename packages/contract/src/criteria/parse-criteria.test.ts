import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteriaKeys } from "./criteria-key.ts";
import { parseCriteria } from "./parse-criteria.ts";

const id = "0190f5a2b3c47d8e9f00112233445566";

function faults(body: unknown, options = {}): string[] {
  const parsed = parseCriteria(body, options);
  return parsed.ok ? [] : parsed.errors.map((error) => `${error.source?.pointer} ${error.code}`);
}

function accepted(body: unknown, options = {}) {
  const parsed = parseCriteria(body, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.criteria;
}

describe("defaults", () => {
  it.each([[undefined], [null], [{}], [[]]])("of %j are page 1 and nothing else", (body) => {
    expect(accepted(body)).toEqual({
      page: 1,
      limit: undefined,
      ids: undefined,
      filters: [],
      postFilters: [],
      sorts: [],
      term: undefined,
      aggregations: [],
      associations: {},
      includes: undefined,
      totalCountMode: "none",
    });
  });
});

describe("what is accepted", () => {
  it.each([
    [{ limit: 1 }, { limit: 1 }],
    [
      { limit: "100", page: "3" },
      { limit: 100, page: 3 },
    ],
    [{ ids: [id, id] }, { ids: [id] }],
    [{ ids: `${id}|${id.replace("0", "1")}` }, { ids: [id, id.replace("0", "1")] }],
    [{ ids: [] }, { ids: [] }],
    [{ term: "Wärmepumpe" }, { term: "Wärmepumpe" }],
    [{ "total-count-mode": 1 }, { totalCountMode: "exact" }],
    [{ "total-count-mode": "next-pages" }, { totalCountMode: "next-pages" }],
    [{ "total-count-mode": "2" }, { totalCountMode: "next-pages" }],
    [{ "total-count-mode": "constructor" }, { totalCountMode: "none" }],
    [
      { includes: { product: ["id", "translated.name"] } },
      { includes: { product: ["id", "translated.name"] } },
    ],
    [{ includes: [] }, { includes: {} }],
    [{ associations: [] }, { associations: {} }],
  ])("%j", (body, expected) => {
    expect(accepted(body)).toMatchObject(expected);
  });

  it("pages listings with p and leaves page without effect", () => {
    expect(accepted({ p: 4, page: 2 }, { pageKey: "p" }).page).toBe(4);
  });

  it("leaves the endpoint's own keys alone", () => {
    expect(faults({ depth: { any: "thing" } }, { extraKeys: ["depth"] })).toEqual([]);
  });
});

describe("what is refused", () => {
  it.each([
    [{ limit: 0 }, "/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ limit: -1 }, "/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ limit: "many" }, "/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ limit: null }, "/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ limit: 2.5 }, "/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ limit: 101 }, "/limit FRAMEWORK__QUERY_LIMIT_EXCEEDED"],
    [{ limit: "101" }, "/limit FRAMEWORK__QUERY_LIMIT_EXCEEDED"],
    [{ page: 0 }, "/page FRAMEWORK__INVALID_PAGE_QUERY"],
    [{ page: 1e9 }, "/page FRAMEWORK__INVALID_PAGE_QUERY"],
    [{ p: 1 }, "/p FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ ids: ["nonsense"] }, "/ids FRAMEWORK__INVALID_API_CRITERIA_IDS"],
    [{ ids: 7 }, "/ids FRAMEWORK__INVALID_API_CRITERIA_IDS"],
    [{ ids: Array.from({ length: 501 }, () => id) }, "/ids FRAMEWORK__INVALID_API_CRITERIA_IDS"],
    [{ term: 7 }, "/term FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ query: [] }, "/query FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ grouping: [] }, "/grouping FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ fields: [] }, "/fields FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ excludes: {} }, "/excludes FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ "a/b": 1 }, "/a~1b FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ constructor: 1 }, "/constructor FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [JSON.parse('{"__proto__": {}}'), "/__proto__ FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ associations: { "a.b": {} } }, "/associations/a.b FRAMEWORK__ASSOCIATION_NOT_FOUND"],
    [{ associations: { constructor: {} } }, "/associations/constructor FRAMEWORK__ASSOCIATION_NOT_FOUND"],
    [{ associations: { media: 1 } }, "/associations/media FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [
      { associations: { media: { associations: { x: { term: "a" } } } } },
      "/associations/media/associations/x/term FRAMEWORK__INVALID_REQUEST_PARAMETER",
    ],
    [{ associations: { media: { limit: 0 } } }, "/associations/media/limit FRAMEWORK__INVALID_LIMIT_QUERY"],
    [{ includes: { product: "id" } }, "/includes/product FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [{ includes: { toString: ["id"] } }, "/includes/toString FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [7, "/ FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    [[1], "/ FRAMEWORK__INVALID_REQUEST_PARAMETER"],
  ])("%j: %s", (body, fault) => {
    expect(faults(body)).toEqual([fault]);
  });

  it("a part of the grammar that the endpoint does not serve", () => {
    expect(faults({ filter: [] }, { keys: ["includes"] })).toEqual([
      "/filter FRAMEWORK__INVALID_REQUEST_PARAMETER",
    ]);
  });

  it("associations nested without end", () => {
    let associations = {};
    for (let depth = 0; depth < 5000; depth++) associations = { media: { associations } };
    const [fault] = faults({ associations });
    expect(fault).toMatch(/^(\/associations\/media){10}\/associations FRAMEWORK__INVALID_REQUEST_PARAMETER$/);
  });

  it("more than 50 associations", () => {
    const associations = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`media${index}`, {}]));
    expect(faults({ associations })).toEqual(["/associations/media50 FRAMEWORK__INVALID_REQUEST_PARAMETER"]);
  });

  it("several faults in one answer, but never more than 50", () => {
    expect(faults({ limit: 0, page: 0 })).toHaveLength(2);
    const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key${index}`, 1]));
    expect(faults(manyKeys)).toHaveLength(50);
  });
});

/** Bodies that look like criteria, so that the parser gets past the first key. */
const almostCriteria = fc.dictionary(
  fc.oneof(fc.constantFrom(...criteriaKeys), fc.constantFrom("__proto__", "constructor", "query", "p")),
  fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.dictionary(
        fc.constantFrom(
          "type",
          "field",
          "value",
          "queries",
          "parameters",
          "name",
          "filter",
          "aggregation",
          "sort",
        ),
        fc.oneof(
          fc.constantFrom("equals", "equalsAny", "range", "not", "and", "terms", "entity", "filter", "name"),
          fc.jsonValue(),
        ),
      ),
    ),
  ),
);

describe("any JSON", () => {
  it("is either accepted or refused with 400, a code and a pointer", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almostCriteria), (body) => {
        const parsed = parseCriteria(body);
        if (parsed.ok) return true;
        return parsed.errors.every(
          (error) => error.status === "400" && error.code !== null && error.source?.pointer.startsWith("/"),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("with an unknown key is refused at that key", () => {
    const unknownKey = fc.string().filter((key) => !criteriaKeys.some((known) => known === key));
    fc.assert(
      fc.property(unknownKey, fc.jsonValue(), (key, value) => {
        const body = Object.fromEntries([[key, value]]);
        expect(faults(body)).toEqual([
          `/${key.replaceAll("~", "~0").replaceAll("/", "~1")} FRAMEWORK__INVALID_REQUEST_PARAMETER`,
        ]);
      }),
    );
  });
});
