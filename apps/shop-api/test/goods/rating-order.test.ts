import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { projectAll } from "../harness/content/project-all.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const judge = (key: string, points: number, times: number) => shop.sql`
  insert into product_review (id, product_id, language_id, title, content, points, status)
  select gen_random_uuid(), ${id.product(key)}, ${id.language("de")}, 'Title', 'Content', ${points}, true
  from generate_series(1, ${times}::int)`;

it("what many judge well comes before what one judges best, and what nobody judged comes last", async () => {
  await judge("valve", 5, 1);
  await judge("thermostat", 5, 32);
  await judge("thermostat", 4, 8);
  await projectAll(shop.databaseUrl);
  const found = await listing(shop, "radiators", { order: "rating", limit: 50 });
  const ratings = found.elements.map(({ ratingAverage }) => ratingAverage);
  expect(numbersOf(found).length).toBeGreaterThan(4);
  // The radiator of the test catalogue has a single review of three points.
  expect(ratings.slice(0, 3)).toEqual([4.8, 5, 3]);
  expect(ratings.slice(3)).toEqual(ratings.slice(3).map(() => null));
});
