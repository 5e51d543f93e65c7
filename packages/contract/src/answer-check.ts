import type { TSchema } from "typebox";
import Value from "typebox/value";
import { ErrorEnvelopeSchema } from "./error/api-error.ts";
import { compiled } from "./schema/compiled-check.ts";
import type { Endpoint } from "./endpoint.ts";
import { gateErrorsOf } from "./endpoints/shared-errors.ts";
import { prunedSchema } from "./schema/pruned-schema.ts";

export interface ReceivedAnswer {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: unknown;
  /** The request had `includes`: fields may be missing. */
  readonly pruned?: boolean;
}

/** What is wrong with an answer; empty when it keeps the contract. Meant for tests. */
export function answerProblems(endpoint: Endpoint, answer: ReceivedAnswer): readonly string[] {
  if (answer.status >= 400) return errorProblems(endpoint, answer);
  const schema = endpoint.answers[answer.status];
  if (schema === undefined) return [`status ${answer.status} is not documented`];
  if (schema === null) return answer.body === undefined ? [] : ["the body should be empty"];
  if (answer.pruned) return schemaProblems(prunedSchema(schema), answer.body);
  // Nearly every answer is right, and the compiled schema says so in a thirtieth of the time.
  return compiled(schema).Check(answer.body) ? [] : schemaProblems(schema, answer.body);
}

function errorProblems(endpoint: Endpoint, answer: ReceivedAnswer): readonly string[] {
  const problems = schemaProblems(ErrorEnvelopeSchema, answer.body);
  if (!Value.Check(ErrorEnvelopeSchema, answer.body)) return problems;
  const documented = [...endpoint.errors, ...gateErrorsOf(endpoint)];
  return answer.body.errors
    .filter(
      (error) =>
        !documented.some((known) => known.code === error.code && String(known.status) === error.status),
    )
    .map((error) => `${error.status} ${error.code} is not documented for ${endpoint.operationId}`);
}

export function schemaProblems(schema: TSchema, value: unknown): readonly string[] {
  return [...Value.Errors(schema, value)].map((error) => `${error.instancePath || "/"} ${error.message}`);
}
