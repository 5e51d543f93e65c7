import { ApiFailure, apiError, type ErrorCode, type FailureDetails, NO_CODE } from "@hearth/contract";

/** Codes of the back office; a client matches on nothing else. Faults of a request have those of the shop. */
export const adminErrorCodes = [
  "ADMIN__NOT_SIGNED_IN",
  "ADMIN__NOT_ALLOWED",
  "ADMIN__FOREIGN_ORIGIN",
  "ADMIN__PROVE_AGAIN",
  "ADMIN__BAD_CREDENTIALS",
  "ADMIN__BAD_CODE",
  "ADMIN__COMPANY_REFUSED",
  "ADMIN__COMPANY_UNREACHABLE",
  "ADMIN__THROTTLED",
  "ADMIN__INVITATION_OVER",
  "ADMIN__CHANGED_MEANWHILE",
  "ADMIN__KEY_MISSING",
  "ADMIN__KEY_REUSED",
  "ADMIN__EMAIL_TAKEN",
  "ADMIN__LAST_OWNER",
  "ADMIN__LAST_FACTOR",
  "ADMIN__MORE_THAN_OWN",
  "ADMIN__UNKNOWN_ROLE",
  "ADMIN__ROLE_IN_USE",
  "ADMIN__ROLE_NAME_TAKEN",
  "ADMIN__NOT_PUBLISHABLE",
  "ADMIN__NUMBER_TAKEN",
  "ADMIN__VARIANT_TAKEN",
  "ADMIN__STOCK_TOO_LOW",
  "ADMIN__HAS_VARIANTS",
  "ADMIN__WRONG_STATE",
  "ADMIN__CODE_TAKEN",
  "ADMIN__PATH_TAKEN",
  "ADMIN__STEP_NOT_POSSIBLE",
  "ADMIN__BEYOND_ORDER",
  "ADMIN__NOT_IN_STOCK",
  "ADMIN__CUSTOMER_BLOCKED",
  "ADMIN__CART_REFUSED",
  "ADMIN__CART_CHANGED",
  "ADMIN__FILE_TYPE",
  "ADMIN__FILE_TOO_LARGE",
  "ADMIN__PICTURE_UNREADABLE",
  "ADMIN__PICTURE_TOO_MANY_PIXELS",
  "ADMIN__MEDIA_IN_USE",
  "ADMIN__STILL_IN_USE",
  "ADMIN__UNKNOWN_GROUP",
  "ADMIN__NO_DEMO",
  "ADMIN__NO_VAT_REGISTER",
  "ADMIN__NOT_MERGEABLE",
] as const;

export type AdminErrorCode = (typeof adminErrorCodes)[number];

export interface AdminError {
  readonly status: number;
  readonly code: AdminErrorCode | ErrorCode;
}

/** The envelope is the shop's, the code the back office's. */
export function adminFailure(status: number, code: AdminErrorCode, details: FailureDetails = {}): ApiFailure {
  return new ApiFailure(status, [{ ...apiError(status, NO_CODE, details), code }]);
}

/** Somebody else was faster: what it is now goes with the answer, so that nobody has to guess what was changed. */
export function changedMeanwhile(current: unknown): ApiFailure {
  return adminFailure(409, "ADMIN__CHANGED_MEANWHILE", {
    detail: "Somebody has changed this meanwhile.",
    parameters: { current },
  });
}
