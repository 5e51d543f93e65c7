import { expect, it } from "vitest";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const site = testSiteSearch();
const json = { "content-type": "application/json" };
const xml = { "content-type": "application/xml" };

it.each<[string, number, string, RequestInit?]>([
  ["x/_search?query=a", 400, "invalid_hashid"],
  [`${hashid}-/_search?query=a`, 400, "invalid_hashid"],
  [`${"f".repeat(32)}/_search?query=a`, 404, "unknown_hashid"],
  [`${hashid}-fr/_search?query=a`, 404, "unknown_language"],
  [`${hashid}/_search`, 400, "invalid_query"],
  [`${hashid}/_search?query=`, 400, "invalid_query"],
  [`${hashid}/_search?query=a&query=b`, 400, "invalid_query"],
  [`${hashid}/_search?query=${"x".repeat(201)}`, 400, "query_too_long"],
  [`${hashid}/_search?query=a&page=0`, 400, "invalid_page"],
  [`${hashid}/_search?query=a&page=99999999`, 400, "page_too_far"],
  [`${hashid}/_search?query=a&rpp=101`, 400, "invalid_rpp"],
  [`${hashid}/_search?query=a&query_name=all`, 400, "invalid_query_name"],
  [`${hashid}/_search?query=a&filter[colour]=red`, 400, "invalid_filter"],
  [`${hashid}/_search?query=a&filter[price][gte]=x`, 400, "invalid_filter"],
  [`${hashid}/_search?query=a&exclude[brand]=x`, 400, "exclude_not_supported"],
  [`${hashid}/_search?query=a&sort[0][price]=up`, 400, "invalid_sort"],
  [`${hashid}/_search?query=a&facets[]=colour`, 400, "invalid_facets"],
  [`${hashid}/_search?query=a&session_id=`, 400, "invalid_session"],
  [`${hashid}/_suggest`, 400, "invalid_query"],
  [`${hashid}/_suggest?query=${"x".repeat(201)}`, 400, "query_too_long"],
  [`${hashid}/_image_search`, 404, "image_search_off", { method: "POST" }],
  [`${hashid}/_image_search`, 400, "invalid_request", { method: "POST", headers: json, body: "{" }],
  [`${hashid}/stats/init`, 400, "session_required", { method: "PUT" }],
  [`${hashid}/stats/click?session_id=s`, 400, "invalid_stats", { method: "PUT" }],
  [`${hashid}/stats/constructor?session_id=s`, 404, "unknown_path", { method: "PUT" }],
  [`${hashid}/stats/init?session_id=s`, 404, "unknown_path", { method: "DELETE" }],
  [
    `${hashid}/stats/init?session_id=s`,
    400,
    "invalid_request",
    { method: "PUT", headers: xml, body: "<x/>" },
  ],
  [
    `${hashid}/stats/init?session_id=s`,
    413,
    "too_large",
    { method: "PUT", headers: json, body: `"${"x".repeat(20_000)}"` },
  ],
  [`${hashid}/_unknown`, 404, "unknown_path"],
  ["..%2f..%2fetc", 404, "unknown_path"],
  ["%E0%A4%A/_search?query=a", 400, "invalid_request"],
])("%s answers %d %s", async (path, status, code, init) => {
  const answer = await site.ask(path, init);
  expect([answer.status, answer.body]).toEqual([status, { code }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it.each([
  "'; drop table site_search.search; --",
  "\u0000",
  "💧",
  "<b>",
  "%",
  "constructor",
  "\\",
  "a".repeat(200),
])("a strange search is a search: %j", async (query) => {
  for (const call of ["_search", "_suggest"])
    expect(
      (await site.ask(`${hashid}/${call}?query=${encodeURIComponent(query)}&session_id=s`)).status,
    ).toBeLessThan(500);
});

it("is alive, ready, measured and described", async () => {
  const get = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return [answer.status, await answer.text()] as const;
  };
  expect(await get("/health")).toEqual([200, '{"status":"ok"}']);
  expect(await get("/ready")).toEqual([200, '{"status":"ready","database":true}']);
  expect((await get("/metrics"))[1]).toContain("site_search_request_seconds");
  expect((await get("/openapi.json"))[1]).toContain("/6/{hashid}/_search");
});
