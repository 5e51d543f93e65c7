import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const { importFiles } = shop;
const de = idOf("language", "de");

const pathsOf = (product: string) => shop.sql`
    select seo_path_info as path, is_canonical as canonical from seo_url
    where foreign_key = ${idOf("product", product)} and language_id = ${de} order by is_canonical desc, seo_path_info`;

it("turns a changed path into a redirect, and back", async () => {
  await importFiles(smallCatalogue());
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.path.de", "der-schlauch");
  await importFiles(files);
  expect(await pathsOf("tank")).toEqual([
    { path: "der-schlauch", canonical: true },
    { path: "schlauch", canonical: false },
  ]);
  expect((await importFiles(files)).changes).toEqual({});

  await importFiles(smallCatalogue());
  expect(await pathsOf("tank")).toEqual([
    { path: "schlauch", canonical: true },
    { path: "der-schlauch", canonical: false },
  ]);
});

it("lets two products swap number and path, and a new key take over a number", async () => {
  await importFiles(smallCatalogue());
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.number", "NW-G");
  change(files, "products/pumps.yaml", "2.number", "NW-T");
  change(files, "products/pumps.yaml", "1.path", { de: "planungshilfe" });
  change(files, "products/pumps.yaml", "2.path", { de: "schlauch" });
  await importFiles(files);
  change(files, "products/pumps.yaml", "1.key", "hose");
  change(files, "products/pumps.yaml", "0.crossSelling", undefined);
  change(files, "pages/home.yaml", "sections.0.blocks.2.slots.productSlider.config.products", ["hose"]);
  await importFiles(files);

  const rows =
    await shop.sql`select id, product_number from product where product_number in ('NW-G', 'NW-T') order by 2`;
  expect(rows.map(({ id }) => hex(id))).toEqual([idOf("product", "hose"), idOf("product", "guide")]);
  const [path] =
    await shop.sql`select foreign_key from seo_url where language_id = ${de} and seo_path_info = 'schlauch'`;
  expect(hex(path?.["foreign_key"])).toBe(idOf("product", "guide"));
});
