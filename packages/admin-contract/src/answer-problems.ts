import { type ErrorEnvelope, ErrorEnvelopeSchema, schemaProblems } from "@hearth/contract";
import type { AdminEndpoint } from "./admin-endpoint.ts";
import { gateErrorsOf } from "./gate-errors.ts";

/** What is wrong with an answer; empty when it keeps the contract. Meant for tests. */
export function adminAnswerProblems(
  endpoint: AdminEndpoint,
  { status, body }: { status: number; body: unknown },
): readonly string[] {
  if (status >= 400) return errorProblems(endpoint, body);
  const schema = endpoint.answers[status];
  if (schema === undefined) return [`status ${status} is not documented`];
  if (schema === null) return body === undefined ? [] : ["the body should be empty"];
  return schemaProblems(schema, body);
}

function errorProblems(endpoint: AdminEndpoint, body: unknown): readonly string[] {
  const problems = schemaProblems(ErrorEnvelopeSchema, body);
  if (problems.length > 0) return problems;
  const documented = [...endpoint.errors, ...gateErrorsOf(endpoint)];
  return (body as ErrorEnvelope).errors
    .filter(
      ({ code, status }) => !documented.some((each) => each.code === code && String(each.status) === status),
    )
    .map(({ code, status }) => `${status} ${code} is not documented for ${endpoint.operationId}`);
}
