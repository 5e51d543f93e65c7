import type { ListQuery } from "../port.ts";
import { type FilterTests, passingMembers } from "./filter-tests.ts";

const bestSelling = [{ sales: "desc" }, { releasedAt: "desc" }, { productId: "asc" }];

export function hitOrder({ sort, scope }: ListQuery, tests: FilterTests): object[] {
  switch (sort) {
    case "score":
      return [scope.kind === "search" ? { _score: "desc" } : { prominence: "desc" }, ...bestSelling];
    case "sales":
      return bestSelling;
    case "rating":
      return [{ ratingScore: { order: "desc", missing: "_last", unmapped_type: "long" } }, ...bestSelling];
    case "newest":
      return [{ releasedAt: "desc" }, ...bestSelling];
    case "price-asc":
      return [cheapest("asc", tests), ...bestSelling];
    case "price-desc":
      return [cheapest("desc", tests), ...bestSelling];
  }
}

/** By the price that is shown: of the cheapest member that fits. */
function cheapest(order: "asc" | "desc", tests: FilterTests): object {
  const { member, low } = tests.prices;
  if (tests.member.length === 0) return { [low]: { order, unmapped_type: "long" } };
  const nested = { path: "members", filter: passingMembers(tests) };
  return { [member]: { order, mode: "min", nested, unmapped_type: "long" } };
}
