import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Colleagues: invited, changed, blocked. */
export const staffResource: OfficeResource = {
  name: "staff",
  group: "team",
  icon: "users",
  operations: { list: "listStaff", read: "readStaff" },
  idField: "id",
  Show: lazyPart(() => import("./staff-page.tsx"), "StaffPage"),
  List: lazyPart(() => import("./staff-list.tsx"), "StaffList"),
};
