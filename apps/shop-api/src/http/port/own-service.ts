import { failure, NO_CODE } from "@hearth/contract";
import { isSecret } from "@hearth/service/secrets";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { header } from "./http-answer.ts";

/** The shop's own servers prove themselves with the key they share. */
export function isOwnService({ config }: Pick<Services, "config">, request: FastifyRequest): boolean {
  return isSecret(config.serviceKey, header(request, "x-hearth-service-key"));
}

export function requireOwnService(services: Pick<Services, "config">, request: FastifyRequest): void {
  if (!isOwnService(services, request))
    throw failure(401, NO_CODE, { detail: "The key of the shop's services is required." });
}
