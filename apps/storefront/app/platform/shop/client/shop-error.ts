import type { ApiError } from "@hearth/contract";

/** The shop API answered, and the answer was no. */
export class ShopApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  /** For logs: details may repeat what a visitor typed. */
  readonly logText: string;

  constructor(operation: string, status: number, errors: readonly ApiError[]) {
    super(`${operation} answered ${status}\n${errors.map(describeError).join("\n")}`.trim());
    this.name = "ShopApiError";
    this.logText = `${operation} answered ${status} ${errors.map((error) => error.code).join(", ")}`;
    this.status = status;
    this.errors = errors;
  }

  has(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/** What is wrong, with which field, and why. */
function describeError({ code, title, source, detail }: ApiError): string {
  return [title || code, source?.pointer && `(${source.pointer})`, detail && `: ${detail}`]
    .filter(Boolean)
    .join(" ")
    .replace(" : ", ": ");
}

/** The shop API did not answer at all. */
export class ShopUnreachableError extends Error {
  readonly reason: "lost" | "timeout";

  constructor(operation: string, reason: "lost" | "timeout", cause: unknown) {
    super(`${operation}: ${reason}`, { cause });
    this.name = "ShopUnreachableError";
    this.reason = reason;
  }
}

/** Either of the two: nothing here is wrong, the shop behind is. */
export function isShopFailure(error: unknown): error is ShopApiError | ShopUnreachableError {
  return error instanceof ShopApiError || error instanceof ShopUnreachableError;
}

/** In maintenance: no part of a page makes sense then. */
export function isClosedShop(error: unknown): boolean {
  return error instanceof ShopApiError && isMaintenance(error.status, error.errors);
}

const MAINTENANCE_CODE = "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE";
const MAINTENANCE_TEXT = "The sales channel is in maintenance mode";

/** The code decides; the text is for shops that send none. */
export function isMaintenance(status: number, errors: readonly ApiError[]): boolean {
  return (
    status === 503 &&
    errors.some(
      ({ code, detail }) => code === MAINTENANCE_CODE || detail?.includes(MAINTENANCE_TEXT) === true,
    )
  );
}
