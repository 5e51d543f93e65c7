import { OWN_ACCOUNT } from "@hearth/rules";
import type { AdminEndpoint } from "./admin-endpoint.ts";
import type { AdminError } from "./admin-error.ts";

const badRequest: readonly AdminError[] = [
  { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" },
  { status: 400, code: "FRAMEWORK__MISSING_REQUEST_PARAMETER" },
];

const noJson: AdminError = { status: 415, code: "0" };
const badFile: readonly AdminError[] = [
  { status: 415, code: "ADMIN__FILE_TYPE" },
  { status: 413, code: "ADMIN__FILE_TOO_LARGE" },
];

/** What stands in front of every endpoint and may answer before it: it follows from the table. */
export function gateErrorsOf(endpoint: AdminEndpoint): readonly AdminError[] {
  const hasParams = Object.keys(endpoint.pathParams).length > 0;
  return [
    ...badRequest,
    { status: 403, code: "ADMIN__FOREIGN_ORIGIN" },
    ...(endpoint.fileTypes === null ? [noJson] : badFile),
    ...when(hasParams, { status: 400, code: "FRAMEWORK__INVALID_UUID" }),
    ...when(endpoint.access !== "open", { status: 401, code: "ADMIN__NOT_SIGNED_IN" }),
    ...when(endpoint.resource !== OWN_ACCOUNT, { status: 403, code: "ADMIN__NOT_ALLOWED" }),
    ...when(endpoint.isSensitive, { status: 403, code: "ADMIN__PROVE_AGAIN" }),
    ...when(endpoint.needsKey, { status: 400, code: "ADMIN__KEY_MISSING" }),
    ...when(endpoint.needsKey, { status: 409, code: "ADMIN__KEY_REUSED" }),
  ];
}

function when(isSo: boolean, error: AdminError): AdminError[] {
  return isSo ? [error] : [];
}
