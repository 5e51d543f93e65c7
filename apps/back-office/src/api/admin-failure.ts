import type { AdminErrorCode } from "@hearth/admin-contract";
import type { ApiError, ErrorEnvelope } from "@hearth/contract";

/** What the API refused, as codes. `status` 0: it was not reached. */
export class AdminFailure extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[] = []) {
    super(errors.map(({ code }) => code).join(", ") || String(status));
    this.name = "AdminFailure";
    this.status = status;
    this.errors = errors;
  }

  has(code: AdminErrorCode): boolean {
    return this.errors.some((error) => error.code === code);
  }

  /** A value that goes with the refusal. */
  parameter(name: string): unknown {
    return this.errors[0]?.meta?.parameters?.[name];
  }

  /** Of 409: what the other person made of it. */
  get current(): Readonly<Record<string, unknown>> | null {
    const current = this.parameter("current");
    return typeof current === "object" ? (current as Record<string, unknown> | null) : null;
  }

  /** Top-level fields of the input that were refused. */
  get fields(): readonly string[] {
    return this.errors.flatMap(({ source }) => source?.pointer?.split("/")[1] || []);
  }
}

export async function failureOf(response: Pick<Response, "status" | "json">): Promise<AdminFailure> {
  const envelope = (await response.json().catch(() => null)) as ErrorEnvelope | null;
  return new AdminFailure(response.status, envelope?.errors);
}

export function isFailure(error: unknown, code: AdminErrorCode): error is AdminFailure {
  return error instanceof AdminFailure && error.has(code);
}
