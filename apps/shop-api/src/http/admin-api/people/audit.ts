import { adminEndpoints } from "@hearth/admin-contract";
import { checkAudit, listAudit } from "../../../modules/audit/index.ts";
import { plain } from "../admin-handler.ts";

export const auditHandlers = {
  listAudit: plain(adminEndpoints.listAudit, ({ services, list }) => listAudit(services.sql, list)),
  checkAudit: plain(adminEndpoints.checkAudit, ({ services }) => checkAudit(services.sql)),
} as const;
