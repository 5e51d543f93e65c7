import { expect, it } from "vitest";
import { product } from "../../shop-api/test/harness/content/catalogue-ids.ts";
import { eventually } from "../../shop-api/test/harness/eventually.ts";
import { runReport } from "../src/report-command.ts";
import { forgetOldEvents } from "../src/stats/forget.sql.ts";
import { popularSearches } from "../src/stats/popular-searches.sql.ts";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const site = testSiteSearch();
const PATIENCE_MS = 60_000;

/** Searches, and waits until it is counted. */
async function search(term: string, sessionId: string, language?: string): Promise<void> {
  const count = async () =>
    (await site.shop.sql`select from site_search.search where term = ${term.toLowerCase()}`).length;
  const before = await count();
  await site.client(language).search({ term, sessionId });
  await eventually(async () => expect(await count()).toBe(before + 1), PATIENCE_MS);
}
const popular = async (language: string) =>
  (await popularSearches(site.services.sql, { shop: hashid, language })).map(({ term }) => term);

it("keeps what was searched and shown, and of the session only what tells it from others [282]", async () => {
  await search("Solarmodul", "visitor-1");
  const [row] = await site.shop.sql<{ shown: string[] }[]>`
    select * from site_search.search where term = 'solarmodul'`;
  expect(row).toMatchObject({
    shop: hashid,
    language: "de",
    term: "solarmodul",
    total: 2,
    first_position: 1,
  });
  expect(row?.shown.toSorted()).toEqual([product("module-black"), product("module-white")].toSorted());
  const everything = JSON.stringify(await site.shop.sql`select s::text from site_search.search as s`);
  expect(everything).not.toContain("visitor-1");
  expect(everything).not.toContain(Buffer.from("visitor-1").toString("hex"));
});

it("gives a session the same name all day, and another one once the day's salt is forgotten", async () => {
  const names = async () =>
    (
      await site.shop.sql<{ name: string }[]>`
        select distinct encode(session, 'hex') as name from site_search.event where kind = 'redirect'`
    ).map(({ name }) => name);
  await site.client().stats("redirect", { session_id: "same" });
  await site.client("en").stats("redirect", { session_id: "same" });
  expect(await names()).toHaveLength(1);
  await site.client().stats("redirect", { session_id: "other" });
  expect(await names()).toHaveLength(2);
});

it("counts what visitors do, without harm from strange words", async () => {
  const click = { session_id: "c", id: product("module-white"), query: "Solar\u0000modul", position: 2 };
  await site.client().stats("click", click);
  for (const type of ["init", "checkout", "image"] as const)
    await site.client("pl").stats(type, { session_id: "c" });
  const events = await site.shop.sql`
    select kind, language, term, product_id, position from site_search.event where kind <> 'redirect' order by id`;
  expect(events.map((event) => Object.values(event))).toEqual([
    ["click", "de", "solar modul", product("module-white"), 2],
    ["init", "pl", null, null, null],
    ["checkout", "pl", null, null, null],
    ["image", "pl", null, null, null],
  ]);
});

it("calls popular what three sessions searched for, in their language", async () => {
  await search("Wechselrichter", "a");
  await search("Wechselrichter", "a");
  await search("Wechselrichter", "b");
  expect(await popular("de")).not.toContain("wechselrichter");
  await search("Wechselrichter", "c");
  expect(await popular("de")).toContain("wechselrichter");
  expect(await popular("en")).toEqual([]);
});

it("takes choices for searches where a caller counts only those", async () => {
  for (const session_id of ["x", "y", "z"])
    await site
      .client("en")
      .stats("click", { session_id, id: product("inverter"), query: "Inverter", position: 1 });
  expect(await popular("en")).toEqual(["inverter"]);
});

it("does not call popular what was only on the way to something else, or found nothing", async () => {
  for (const session of ["d", "e", "f"]) {
    await search("Puffer", session);
    await search("Pufferspeicher", session);
    await search("gibtesnicht", session);
  }
  const found = await popular("de");
  expect(found).toContain("pufferspeicher");
  expect(found).not.toContain("puffer");
  expect(found).not.toContain("gibtesnicht");
});

it("suggests what is popular", async () => {
  const { terms } = await site.client().suggest("pufferspei");
  expect(terms[0]).toBe("pufferspeicher");
});

it("lists for staff what was not found and what is popular", async () => {
  const desk = { sql: site.services.sql, config: site.services.config };
  expect(await runReport(desk, ["without-result"])).toMatch(
    /^3 {2}3 {2}\d{4}-\d\d-\d\d {2}de {2}gibtesnicht$/m,
  );
  expect(await runReport(desk, ["popular", "de"])).toContain("3  pufferspeicher");
  expect(await runReport(desk, ["lifts"])).toBe("nothing is chosen more often than its place explains");
  expect(await runReport(desk, ["lifts", "send"])).toContain("not sent");
  for (const wrong of [
    [],
    ["popular"],
    ["without-result", "x"],
    ["lifts", "all"],
    ["without-result", "1", "2"],
  ])
    expect(await runReport(desk, wrong)).toContain("report without-result [days]");
});

it("keeps no searches that look like somebody's data", async () => {
  await site.client().search({ term: "mail max@hearth.example", sessionId: "p" });
  await search("Heizkörper", "p");
  expect(await site.shop.sql`select from site_search.search where term like '%max%'`).toHaveLength(0);
});

it("forgets after 90 days, and yesterday's salt at once", async () => {
  const { sql } = site.shop;
  await sql`insert into site_search.daily_salt values (current_date - 2, 'x')`;
  await sql`update site_search.search set happened_at = now() - interval '91 days' where term = 'solarmodul'`;
  await sql`update site_search.event set happened_at = now() - interval '91 days' where kind = 'click'`;
  await forgetOldEvents(site.services.sql);
  expect(await sql`select from site_search.search where term = 'solarmodul'`).toHaveLength(0);
  expect(await sql`select from site_search.search where term = 'pufferspeicher'`).toHaveLength(3);
  expect(await sql`select from site_search.event where kind = 'click'`).toHaveLength(0);
  expect(await sql`select from site_search.daily_salt`).toHaveLength(1);
});
