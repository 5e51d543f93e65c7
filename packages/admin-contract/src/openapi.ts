import { createNamedSchemas, errorCodes } from "@hearth/contract";
import type { AdminEndpoint } from "./admin-endpoint.ts";
import { adminErrorCodes } from "./admin-error.ts";
import { adminEndpoints } from "./endpoints/index.ts";
import { describeAdminOperation } from "./openapi-operation.ts";

/** The published description of the admin API, OpenAPI 3.1. Pure: same source, same file. */
export function buildAdminOpenApi() {
  const components = createNamedSchemas("#/components/schemas/");
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values<AdminEndpoint>(adminEndpoints)) {
    const operation = describeAdminOperation(endpoint, components);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  components.schemas["AdminErrorCode"] = { enum: [...adminErrorCodes, ...errorCodes] };
  return {
    openapi: "3.1.0",
    info: {
      title: "Hearth admin API",
      version: "0.1.0",
      description:
        "What the back office asks. `x-permission` names resource and action, `x-stages` the sessions that may call; `x-sensitive` wants password or second factor of the last five minutes.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/admin-api" }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-hearth-staff" } },
      schemas: Object.fromEntries(
        Object.entries(components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  };
}
