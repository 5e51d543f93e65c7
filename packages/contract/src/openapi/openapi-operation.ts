import type { Endpoint } from "../endpoint.ts";
import { gateErrorsOf } from "../endpoints/shared-errors.ts";
import { ErrorEnvelopeSchema } from "../error/api-error.ts";
import { ID_PATTERN } from "../schema/id-pattern.ts";
import type { NamedSchemas } from "../schema/named-schemas.ts";
import { requestSchema } from "../request/request-schema.ts";
import { isTextList } from "../schema/schema-parts.ts";

type Method = "get" | "post" | "patch" | "delete";

/** The operations of one endpoint by HTTP method: its own, and the GET twin where there is one. */
export function describeEndpoint(
  endpoint: Endpoint,
  group: string,
  components: NamedSchemas,
): Record<string, unknown> {
  const tags = [group];
  const method = endpoint.method.toLowerCase() as Method;
  const main = { [method]: { tags, ...describeOperation(endpoint, components, method) } };
  if (!endpoint.alsoGet) return main;
  return { ...main, get: { tags, ...describeOperation(endpoint, components, "get") } };
}

function describeOperation(endpoint: Endpoint, components: NamedSchemas, method: Method) {
  const isTwin = method === "get" && endpoint.method !== "GET";
  const body = requestSchema(endpoint);
  const hasFields = Object.keys(body.properties).length > 0;
  const inQuery = method === "get" || method === "delete";
  return {
    operationId: isTwin ? `${endpoint.operationId}Get` : endpoint.operationId,
    summary: endpoint.summary,
    ...describeCaller(endpoint),
    parameters: [
      ...describePathParams(endpoint),
      { $ref: "#/components/parameters/contextToken" },
      { $ref: "#/components/parameters/languageId" },
      { $ref: "#/components/parameters/includeSeoUrls" },
      ...(inQuery ? describeQuery(endpoint, components) : []),
    ],
    ...(hasFields && !inQuery
      ? {
          requestBody: {
            required: endpoint.required.length > 0,
            content: { "application/json": { schema: components.convert(body) } },
          },
        }
      : {}),
    responses: { ...describeAnswers(endpoint, components), ...describeErrors(endpoint, components) },
  };
}

/** OpenAPI has no word for "signed in", so the column of the table stands in an extension beside it. */
function describeCaller({ login, serviceOnly }: Endpoint) {
  return {
    ...(login === "none" ? {} : { "x-login": login }),
    ...(serviceOnly ? { security: [{ accessKey: [], serviceKey: [] }] } : {}),
  };
}

function describePathParams(endpoint: Endpoint) {
  return Object.entries(endpoint.pathParams).map(([name, { description, aliases }]) => {
    const id = { type: "string", pattern: ID_PATTERN };
    const schema = aliases.length === 0 ? id : { anyOf: [id, { enum: aliases }] };
    return { name, in: "path", required: true, description, schema };
  });
}

function describeQuery(endpoint: Endpoint, components: NamedSchemas) {
  return Object.entries(requestSchema(endpoint).properties).map(([name, schema]) => ({
    name: isTextList(schema) ? `${name}[]` : name,
    in: "query",
    required: endpoint.required.includes(name),
    style: isTextList(schema) ? "form" : "deepObject",
    explode: true,
    schema: components.convert(schema),
  }));
}

function describeAnswers(endpoint: Endpoint, components: NamedSchemas) {
  const headers = { "sw-context-token": { $ref: "#/components/headers/contextToken" } };
  return Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: "Nothing to show", headers }
        : {
            description: "Success",
            headers,
            content: { "application/json": { schema: components.convert(schema) } },
          },
    ]),
  );
}

function describeErrors(endpoint: Endpoint, components: NamedSchemas) {
  const byStatus = Object.groupBy([...endpoint.errors, ...gateErrorsOf(endpoint)], (error) => error.status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      {
        description: `Codes: ${errors.map((error) => error.code).join(", ")}`,
        content: { "application/json": { schema: components.convert(ErrorEnvelopeSchema) } },
      },
    ]),
  );
}
