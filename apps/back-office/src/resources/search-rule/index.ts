import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** What the shop says about searches: pins, synonyms, pages to go to. */
export const searchRuleResource: OfficeResource = {
  name: "search-rule",
  group: "content",
  icon: "list-search",
  operations: { list: "listSearchRules" },
  idField: "id",
  List: lazyPart(() => import("./search-rule-list.tsx"), "SearchRuleList"),
};
