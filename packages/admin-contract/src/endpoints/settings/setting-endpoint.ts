import { changedMeanwhileError, notFound } from "../../shared-errors.ts";

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;

/** A setting is read whole and changed in the version that was read. */
export const readsSettings = { method: "GET", resource: "settings", action: "read" } as const;
export const changesSetting = {
  method: "PUT",
  resource: "settings",
  action: "change",
  errors: [notFound, changedMeanwhileError, refused],
} as const;
