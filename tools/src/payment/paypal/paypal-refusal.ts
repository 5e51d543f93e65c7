import { randomBytes } from "node:crypto";
import { type Answer, jsonAnswer } from "../answer.ts";

const names: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  401: "AUTHENTICATION_FAILURE",
  404: "RESOURCE_NOT_FOUND",
  422: "UNPROCESSABLE_ENTITY",
};

/** A refusal as PayPal words it: what went wrong is the issue among the details. */
export class PayPalRefusal extends Error {
  readonly status: number;
  readonly issue: string;
  readonly links: readonly object[];

  constructor(status: number, issue: string, description: string, links: readonly object[] = []) {
    super(description);
    this.status = status;
    this.issue = issue;
    this.links = links;
  }

  answer(): Answer {
    return jsonAnswer(this.status, {
      name: names[this.status] ?? "INTERNAL_SERVER_ERROR",
      message: "The requested action could not be performed.",
      debug_id: randomBytes(7).toString("hex"),
      details: [{ issue: this.issue, description: this.message }],
      links: this.links,
    });
  }
}
