import { ErrorEnvelopeSchema, type NamedSchemas } from "@hearth/contract";
import { type AdminEndpoint, isInQuery } from "./admin-endpoint.ts";
import { gateErrorsOf } from "./gate-errors.ts";
import { listFields } from "./list.ts";

export function describeAdminOperation(endpoint: AdminEndpoint, components: NamedSchemas) {
  const { operationId, summary, access, input, fileTypes } = endpoint;
  const hasBody = !isInQuery(endpoint) && Object.keys(input.properties).length > 0;
  return {
    operationId,
    summary,
    "x-permission": { resource: endpoint.resource, action: endpoint.action },
    ...(access === "open" ? { security: [] } : { "x-stages": access }),
    ...(endpoint.isSensitive && { "x-sensitive": true }),
    parameters: [
      ...describePathParams(endpoint),
      ...describeHeaders(endpoint),
      ...(isInQuery(endpoint) ? describeQuery(endpoint, components) : []),
    ],
    ...(hasBody && {
      requestBody: {
        required: endpoint.required.length > 0,
        content: { "application/json": { schema: describeBody(endpoint, components) } },
      },
    }),
    ...(fileTypes && { requestBody: describeFile(fileTypes) }),
    responses: { ...describeAnswers(endpoint, components), ...describeErrors(endpoint, components) },
  };
}

function describeBody({ input, required }: AdminEndpoint, components: NamedSchemas) {
  return { ...(components.convert(input) as object), required, additionalProperties: false };
}

function describeFile(types: readonly string[]) {
  return { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) };
}

function describePathParams({ pathParams }: AdminEndpoint) {
  return Object.entries(pathParams).map(([name, { description, pattern }]) => ({
    name,
    in: "path",
    required: true,
    description,
    schema: { type: "string", pattern },
  }));
}

function describeHeaders({ method, needsKey }: AdminEndpoint) {
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  });
  return [
    ...(method === "GET" ? [] : [header("x-hearth-admin", "1: no form of another page can send it")]),
    ...(needsKey ? [header("idempotency-key", "One request, one key: sent again it is done once")] : []),
  ];
}

function describeQuery(endpoint: AdminEndpoint, components: NamedSchemas) {
  const { properties } = endpoint.list ? listFields(endpoint.list) : endpoint.input;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: endpoint.required.includes(name),
    style: name === "filter" ? "deepObject" : "form",
    explode: true,
    schema: components.convert(schema),
  }));
}

function describeAnswers({ answers }: AdminEndpoint, components: NamedSchemas) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: "Done" }
        : {
            description: "Success",
            content: { "application/json": { schema: components.convert(schema) } },
          },
    ]),
  );
}

function describeErrors(endpoint: AdminEndpoint, components: NamedSchemas) {
  const byStatus = Object.groupBy([...endpoint.errors, ...gateErrorsOf(endpoint)], ({ status }) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      {
        description: `Codes: ${[...new Set(errors.map(({ code }) => code))].join(", ")}`,
        content: { "application/json": { schema: components.convert(ErrorEnvelopeSchema) } },
      },
    ]),
  );
}
