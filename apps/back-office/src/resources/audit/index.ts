import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Who of the staff did what. It only grows. */
export const auditResource: OfficeResource = {
  name: "audit",
  group: "team",
  icon: "history",
  operations: { list: "listAudit" },
  idField: "id",
  List: lazyPart(() => import("./audit-list.tsx"), "AuditList"),
};
