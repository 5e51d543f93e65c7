import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const { importFiles } = shop;
const rules = async () =>
  (
    await shop.sql`
      select r.match, l.locale_code as locale, r.source, r.target, r.status, r.keeps_query as "keepsQuery"
      from route_rule r left join language l on l.id = r.language_id where r.active order by r.source`
  ).map((row) => ({ ...row }));

const addByStaff = (source: string, target: string) =>
  shop.sql`insert into route_rule (id, match, source, target, status, added_at)
    values (${idOf("route-rule", "own")}, 'exact', ${source}, ${target}, 301, now())`;

it("writes a rule for each language [44]", async () => {
  await importFiles(smallCatalogue());
  expect(await rules()).toEqual([
    { match: "prefix", locale: "de-DE", source: "/alt", target: "/neu", status: 301, keepsQuery: true },
    { match: "prefix", locale: "en-GB", source: "/former", target: "/neu", status: 301, keepsQuery: true },
    {
      match: "exact",
      locale: "de-DE",
      source: "/partner",
      target: "https://partner.example/a",
      status: 302,
      keepsQuery: true,
    },
    { match: "exact", locale: "de-DE", source: "/weg", target: null, status: 410, keepsQuery: true },
  ]);
});

it("leaves alone what staff added and ended [44]", async () => {
  await importFiles(smallCatalogue());
  await addByStaff("/eigen", "/partner");
  await shop.sql`update route_rule set active = false where source = '/weg'`;
  const files = smallCatalogue();
  change(files, "route-rules.yaml", "0.position", 2);
  expect((await importFiles(files)).changes).toEqual({ route_rule: { inserted: 0, updated: 2, deleted: 0 } });
  expect((await rules()).map((row) => (row as { source?: unknown }).source)).toEqual([
    "/alt",
    "/eigen",
    "/former",
    "/partner",
  ]);
});

it("takes in nothing that loops through a rule of the staff [44]", async () => {
  await importFiles(smallCatalogue());
  await addByStaff("/neu/x", "/alt/x");
  const before = await rules();
  const files = smallCatalogue();
  change(files, "route-rules.yaml", "0.position", 2);
  await expect(importFiles(files)).rejects.toThrow("/alt: LOOP");
  expect(await rules()).toEqual(before);
});
