import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Addresses that lead elsewhere or are gone. */
export const routeRuleResource: OfficeResource = {
  name: "route-rule",
  group: "content",
  icon: "route",
  operations: { list: "listRouteRules" },
  idField: "id",
  List: lazyPart(() => import("./route-rule-list.tsx"), "RouteRuleList"),
};
