import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const { importFiles } = shop;
const rules = async () =>
  (
    await shop.sql`
      select r.kind, l.locale_code as locale, r.terms, r.product_number as number, r.means, r.path, r.valid_from::text as "from"
      from search_rule r left join language l on l.id = r.language_id where r.active order by r.kind, l.locale_code`
  ).map((row) => ({ ...row }));

it("writes a rule for each language, with the words of the others", async () => {
  await importFiles(smallCatalogue());
  const none = { number: null, means: [], path: null, from: null };
  expect(await rules()).toEqual([
    { ...none, kind: "pin", locale: "de-DE", terms: ["Wärmepumpe"], number: "NW-A" },
    { ...none, kind: "redirect", locale: "de-DE", terms: ["Aktion"], path: "/aktion", from: "2026-10-01" },
    { ...none, kind: "redirect", locale: "en-GB", terms: ["offer"], path: "/aktion", from: "2026-10-01" },
    {
      ...none,
      kind: "synonym",
      locale: "de-DE",
      terms: ["Luftwärmepumpe", "heat pump"],
      means: ["Wärmepumpe"],
    },
    { ...none, kind: "synonym", locale: "en-GB", terms: ["Wärmepumpe"], means: ["heat pump"] },
  ]);
});

it("leaves alone what staff added and ended", async () => {
  await importFiles(smallCatalogue());
  await shop.sql`insert into search_rule (id, kind, terms, product_number, added_at)
    values (${idOf("search-rule", "own")}, 'hide', '{Pumpe}', 'NW-T', now())`;
  await shop.sql`update search_rule set active = false where kind = 'redirect'`;
  const files = smallCatalogue();
  change(files, "search-rules.yaml", "1.position", 2);
  expect((await importFiles(files)).changes).toEqual({
    search_rule: { inserted: 0, updated: 1, deleted: 0 },
  });
  expect((await rules()).map((row) => (row as { kind?: unknown }).kind)).toEqual([
    "hide",
    "pin",
    "synonym",
    "synonym",
  ]);
});

it("keeps the order of filters", async () => {
  await importFiles(smallCatalogue());
  const [row] =
    await shop.sql`select filter_group_ids from category where id = ${idOf("category", "heat-pumps")}`;
  expect(row?.["filter_group_ids"].map(hex)).toEqual([
    idOf("property-group", "power"),
    idOf("property-group", "sound"),
  ]);
});
