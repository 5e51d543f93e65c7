import { ApiFailure } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { adminEndpoints } from "./endpoints/index.ts";
import { parseAdminRequest, type RawAdminRequest } from "./parse-admin-request.ts";

const id = "a".repeat(32);
const none: RawAdminRequest = { params: {}, query: {}, body: undefined };

function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.errors.map(({ code, source }) => `${code} ${source?.pointer}`);
  }
}

describe("a list", () => {
  const list = (query: RawAdminRequest["query"]) =>
    parseAdminRequest(adminEndpoints.listReviews, { ...none, query }).list;

  it("has a first page, its own order and no filter where nothing is said", () => {
    expect(list({})).toEqual({
      page: 1,
      limit: 25,
      sort: { field: "createdAt", isDescending: false },
      filter: {},
      search: undefined,
    });
  });

  it("takes filters by name, a page, an order and words", () => {
    expect(
      list({ "filter[state]": "pending", page: "3", limit: "100", sort: "-points", search: "  heizt " }),
    ).toEqual({
      page: 3,
      limit: 100,
      sort: { field: "points", isDescending: true },
      filter: { state: "pending" },
      search: "heizt",
    });
  });

  it.each<[RawAdminRequest["query"], string]>([
    [{ page: "0" }, "/page"],
    [{ limit: "101" }, "/limit"],
    [{ limit: "-1" }, "/limit"],
    [{ sort: "password_hash" }, "/sort"],
    [{ sort: "points; drop table" }, "/sort"],
    [{ "filter[state]": "other" }, "/state"],
    [{ "filter[password]": "x" }, "/filter/password"],
    [{ other: "x" }, "/other"],
    [{ search: "x".repeat(101) }, "/search"],
  ])("refuses %j", (query, pointer) => {
    expect(faultsOf(() => list(query))).toEqual([`FRAMEWORK__INVALID_REQUEST_PARAMETER ${pointer}`]);
  });

  it("begins at the other end where its table says so", () => {
    const { list: orders } = parseAdminRequest(adminEndpoints.listOrders, none);
    expect(orders.sort).toEqual({ field: "placedAt", isDescending: true });
  });
});

describe("a change", () => {
  const change = (body: unknown, params = { id }) =>
    parseAdminRequest(adminEndpoints.approveReview, { ...none, params, body });

  it("is read from the body, its object from the path", () => {
    expect(change({ version: 3 })).toEqual({ params: { id }, input: { version: 3 }, list: null });
  });

  it.each<[unknown, string]>([
    [{}, "FRAMEWORK__MISSING_REQUEST_PARAMETER /version"],
    [undefined, "FRAMEWORK__MISSING_REQUEST_PARAMETER /version"],
    [{ version: "x" }, "FRAMEWORK__INVALID_REQUEST_PARAMETER /version"],
    [{ version: 1.5 }, "FRAMEWORK__INVALID_REQUEST_PARAMETER /version"],
    [{ version: 1, status: true }, "FRAMEWORK__INVALID_REQUEST_PARAMETER /status"],
    [[], "FRAMEWORK__INVALID_REQUEST_PARAMETER /"],
    ["text", "FRAMEWORK__INVALID_REQUEST_PARAMETER /"],
  ])("refuses %j", (body, fault) => {
    expect(faultsOf(() => change(body))).toEqual([fault]);
  });

  it("names an object by its id and nothing else", () => {
    expect(faultsOf(() => change({ version: 1 }, { id: "1 or true" }))).toEqual([
      "FRAMEWORK__INVALID_UUID /id",
    ]);
  });

  it("of DELETE is read from the query", () => {
    const request = { ...none, params: { id }, query: { version: "7" } };
    expect(parseAdminRequest(adminEndpoints.endRouteRule, request).input).toEqual({ version: 7 });
  });
});
