import type { ApiError, ErrorEnvelope } from "./api-error.ts";
import type { ErrorCode, ViolationCode } from "./error-code.ts";

const statusTitles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Payload Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

export interface FailureDetails {
  readonly detail?: string;
  /** JSON pointer into the request, e.g. `/filter/0/value`. */
  readonly pointer?: string;
  /** Values for the placeholders of the translated text. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Thrown by use cases, turned into the error envelope at the HTTP border. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super(errors.map((error) => error.code).join(", "));
    this.name = "ApiFailure";
    this.status = status;
    this.errors = errors;
  }

  toEnvelope(): ErrorEnvelope {
    return { errors: [...this.errors] };
  }
}

export function apiError(status: number, code: ErrorCode, details: FailureDetails = {}): ApiError {
  return {
    status: String(status),
    code,
    title: statusTitles[status] ?? "Error",
    detail: details.detail ?? "",
    ...(details.pointer === undefined ? {} : { source: { pointer: details.pointer } }),
    meta: { parameters: { ...details.parameters } },
  };
}

export function failure(status: number, code: ErrorCode, details?: FailureDetails): ApiFailure {
  return new ApiFailure(status, [apiError(status, code, details)]);
}

export function violation(code: ViolationCode, pointer: string, details: FailureDetails = {}): ApiError {
  return { ...apiError(400, code, { ...details, pointer }), title: "Constraint violation error" };
}

export function violations(errors: readonly ApiError[]): ApiFailure {
  return new ApiFailure(400, errors);
}
