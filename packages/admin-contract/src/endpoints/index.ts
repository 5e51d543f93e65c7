import type { AdminEndpoint } from "../admin-endpoint.ts";
import { auditEndpoints } from "./audit.ts";
import { invitationEndpoints } from "./invitation.ts";
import { ownAccountEndpoints } from "./own-account.ts";
import { ownFactorEndpoints } from "./own-factor.ts";
import { reviewEndpoints } from "./review.ts";
import { roleEndpoints } from "./role.ts";
import { routeRuleEndpoints } from "./route-rule.ts";
import { signInEndpoints } from "./sign-in.ts";
import { staffEndpoints } from "./staff.ts";

/** Every endpoint of the admin API, by operation id. */
export const adminEndpoints = {
  ...signInEndpoints,
  ...invitationEndpoints,
  ...ownFactorEndpoints,
  ...ownAccountEndpoints,
  ...staffEndpoints,
  ...roleEndpoints,
  ...auditEndpoints,
  ...reviewEndpoints,
  ...routeRuleEndpoints,
} as const satisfies Record<string, AdminEndpoint>;

export type AdminEndpoints = typeof adminEndpoints;
export type AdminOperationId = keyof AdminEndpoints;
