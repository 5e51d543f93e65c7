import type { Catalogue, Report } from "../catalogue.ts";
import { createCheck } from "./check.ts";
import { checkCategories } from "./check-categories.ts";
import { checkCustomFields } from "./check-custom-fields.ts";
import { checkPages } from "./check-pages.ts";
import { checkPaths } from "./check-paths.ts";
import { checkProducts } from "./check-products.ts";
import { checkPromotions } from "./check-promotions.ts";
import { checkRouteRules } from "./check-route-rules.ts";
import { checkSearchRules } from "./check-search-rules.ts";
import { checkShipping } from "./check-shipping.ts";
import { checkShop } from "./check-shop.ts";

/** Everything the shape of single files cannot tell: references, uniqueness, rules between fields. */
export function checkCatalogue(catalogue: Catalogue, report: Report): void {
  const check = createCheck(catalogue, report);
  checkShop(check);
  checkShipping(check);
  checkPromotions(check);
  checkCategories(check);
  checkProducts(check);
  checkSearchRules(check);
  checkRouteRules(check);
  checkPages(check);
  checkCustomFields(check);
  checkPaths(check);

  for (const manufacturer of catalogue.manufacturers)
    check.needFile(manufacturer.logo, manufacturer, ["logo"]);
  for (const group of catalogue.properties)
    for (const option of group.options) check.needFile(option.picture, option, ["picture"]);
  for (const page of catalogue.landingPages) check.refer("page", page.page, page, ["page"]);
  for (const stream of catalogue.streams) {
    const { categories, manufacturers, properties, minPrice = 0, maxPrice = Infinity } = stream.match;
    check.referAll("category", categories, stream, ["match", "categories"]);
    check.referAll("manufacturer", manufacturers, stream, ["match", "manufacturers"]);
    check.referAll("property option", properties, stream, ["match", "properties"]);
    if (maxPrice < minPrice) report(stream, ["match", "maxPrice"], "must not be below minPrice");
  }
  for (const file of Object.keys(catalogue.altTexts)) check.needFile(file, catalogue.altTexts, [file]);
}
