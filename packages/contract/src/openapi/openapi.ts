import { slotDataSchemas } from "../cms-slot-data.ts";
import { errorCodes, violationDetailCodes } from "../error/error-code.ts";
import { endpointGroups } from "../endpoints/index.ts";
import { ID_PATTERN } from "../schema/id-pattern.ts";
import { createNamedSchemas } from "../schema/named-schemas.ts";
import { describeEndpoint } from "./openapi-operation.ts";

const contextToken = { type: "string", description: "The session; a new one is made when it is missing" };

/** The published description of the shop API, OpenAPI 3.1. Pure: same source, same file. */
export function buildOpenApi() {
  const components = createNamedSchemas("#/components/schemas/");
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoints } of endpointGroups) {
    for (const endpoint of Object.values(endpoints)) {
      paths[endpoint.path] = { ...paths[endpoint.path], ...describeEndpoint(endpoint, name, components) };
    }
  }
  // Slots say what they hold in `type`, so nothing refers to these schemas.
  for (const schema of Object.values(slotDataSchemas)) components.convert(schema);
  components.schemas.ErrorCode = { enum: errorCodes };
  components.schemas.ViolationDetailCode = { enum: violationDetailCodes };

  return {
    openapi: "3.1.0",
    info: {
      title: "Hearth shop API",
      version: "0.1.0",
      description:
        "The Shopware 6 Store API as served by Hearth. `x-login`: session wants somebody signed in, customer refuses guests too.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/store-api" }],
    security: [{ accessKey: [] }],
    tags: endpointGroups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        accessKey: { type: "apiKey", in: "header", name: "sw-access-key" },
        serviceKey: { type: "apiKey", in: "header", name: "x-hearth-service-key" },
      },
      headers: { contextToken: { schema: contextToken } },
      parameters: {
        contextToken: header("sw-context-token", contextToken),
        languageId: header("sw-language-id", { type: "string", pattern: ID_PATTERN }),
        includeSeoUrls: header("sw-include-seo-urls", { type: "string", description: "presence counts" }),
      },
      schemas: Object.fromEntries(
        Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  };
}

function header(name: string, schema: object) {
  return { name, in: "header", required: false, schema };
}
