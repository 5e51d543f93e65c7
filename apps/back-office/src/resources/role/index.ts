import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** What each role may do; the shop's own can be changed. */
export const roleResource: OfficeResource = {
  name: "role",
  group: "team",
  icon: "shield-lock",
  operations: {},
  idField: "key",
  List: lazyPart(() => import("./role-list.tsx"), "RoleList"),
};
