import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Customers who ask to be let into another group, such as trade. */
export const groupRequestResource: OfficeResource = {
  name: "customer-group-request",
  group: "sales",
  icon: "building-store",
  operations: { list: "listGroupRequests" },
  idField: "id",
  List: lazyPart(() => import("./customer-group-request-list.tsx"), "CustomerGroupRequestList"),
};
