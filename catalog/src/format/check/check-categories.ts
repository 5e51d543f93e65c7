import type { Category } from "../categories.ts";
import { walkCategories } from "../catalogue.ts";
import { categoryIntro, MOST_LETTERS } from "../content/category-intro.ts";
import type { Check } from "./check.ts";

export function checkCategories(check: Check): void {
  const { catalogue, report, refer, referAll, needFile } = check;
  for (const { category, parent } of walkCategories(catalogue.categories)) {
    const type = category.type ?? "page";
    refer("page", category.page, category, ["page"]);
    refer("stream", category.stream, category, ["stream"]);
    referAll("property group", category.filters, category, ["filters"]);
    referAll("property group", category.keyFacts, category, ["keyFacts"]);
    needFile(category.picture, category, ["picture"]);
    checkLink(category, check);
    checkIntro(category, check);

    const isHome = parent === undefined && category.key === catalogue.shop.channel.navigation;
    if (type === "page" && !isHome && !category.path)
      report(category, [], 'a category of type page needs a "path"; only the home page has none');
    if (type !== "page" && category.path) report(category, ["path"], `a ${type} has no page and so no path`);
  }
}

/** The first sentence of a long description may be too long for the head: then one has to be written. */
function checkIntro(category: Category, { report }: Check): void {
  for (const [language, sentence] of Object.entries(categoryIntro(category) ?? {})) {
    const length = sentence?.length ?? 0;
    if (length > MOST_LETTERS)
      report(
        category,
        [category.intro ? "intro" : "description"],
        `the sentence for the head has ${length} letters in "${language}", ${MOST_LETTERS} fit: write an "intro"`,
      );
  }
}

function checkLink(category: Category, { report, refer }: Check): void {
  const { link } = category;
  if (!link) {
    if (category.type === "link") report(category, [], 'a category of type link needs a "link"');
    return;
  }
  if (category.type !== "link") report(category, ["link"], "only a category of type link has one");
  if (
    [link.category, link.product, link.landingPage, link.url].filter((target) => target !== undefined)
      .length !== 1
  )
    report(category, ["link"], "must name exactly one of category, product, landingPage, url");
  refer("category", link.category, category, ["link", "category"]);
  refer("product", link.product, category, ["link", "product"]);
  refer("landing page", link.landingPage, category, ["link", "landingPage"]);
}
