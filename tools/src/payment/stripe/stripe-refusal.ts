import { type Answer, jsonAnswer } from "../answer.ts";

export type StripeErrorType = "invalid_request_error" | "idempotency_error" | "api_error";

/** A refusal in the envelope the SDK turns into its errors. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: StripeErrorType;
  readonly code: string | undefined;

  constructor(status: number, type: StripeErrorType, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }

  answer(): Answer {
    return jsonAnswer(this.status, {
      error: { type: this.type, message: this.message, ...(this.code ? { code: this.code } : {}) },
    });
  }
}
