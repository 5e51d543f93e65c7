import { expect, it } from "vitest";
import { isPersonalPath, personalSegments } from "../cache/cache-class.ts";
import { personalPages, plainPages, speculationRules } from "./speculation-rules.ts";

const baseURL = "https://shop.example";

/** As the browser reads the rules. */
function isFetchedAhead(path: string): boolean {
  const [plain, personal] = [plainPages, personalPages].map((page) => new URLPattern({ ...page, baseURL }));
  return plain?.test(baseURL + path) === true && personal?.test(baseURL + path) === false;
}

it.each(["/", "/pl-PL", "/waermepumpen", "/en-GB/heat-pumps/monoblock", "/accounting", "/bestellung/order"])(
  "fetches %s ahead",
  (path) => {
    expect(isPersonalPath(path)).toBe(false);
    expect(isFetchedAhead(path)).toBe(true);
  },
);

it.each([...personalSegments])("fetches nothing personal ahead: %s", (segment) => {
  for (const path of [`/${segment}`, `/${segment}/x/y`, `/pl-PL/${segment}`, `/en-GB/${segment}/x`]) {
    expect(isPersonalPath(path)).toBe(true);
    expect(isFetchedAhead(path)).toBe(false);
  }
});

it.each(["/media/a.pdf", "/image/400/a.jpg", "/assets/a.js", "/heizung?p=2", "/search?search=x"])(
  "leaves %s until it is clicked",
  (path) => expect(isFetchedAhead(path)).toBe(false),
);

it("leaves it to the browser's cautious eagerness, which keeps two pages ahead and never more than four [31]", () => {
  expect(speculationRules.prefetch.map(({ eagerness }) => eagerness)).toEqual(["moderate"]);
});
