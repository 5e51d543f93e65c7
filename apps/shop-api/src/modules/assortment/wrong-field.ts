import { type ApiFailure, failure } from "@hearth/contract";

/** A field that is well-formed and still wrong: what it names is not there, or `reason` tells. */
export function wrongField(field: string, reason: string): ApiFailure {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: `This cannot be kept: ${reason}`,
    pointer: `/${field}`,
    parameters: { reason },
  });
}
