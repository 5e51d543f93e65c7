import openApi from "@hearth/contract/openapi.json" with { type: "json" };
import type { FastifyInstance } from "fastify";

/** The contract as an OpenAPI file, for people and client generators. Needs no access key. */
export async function publishedContract(app: FastifyInstance): Promise<void> {
  app.get("/store-api/_info/openapi3.json", async (_request, reply) =>
    reply
      .header("access-control-allow-origin", "*")
      .header("cache-control", "public, max-age=300")
      .send(openApi),
  );
}
