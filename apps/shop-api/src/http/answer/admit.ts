import { type Endpoint, failure } from "@hearth/contract";
import type { FastifyRequest } from "fastify";
import type { Scope } from "../../modules/context/index.ts";
import type { Services } from "../../services.ts";
import { isOwnService } from "../port/own-service.ts";

/** The only place that decides who may call an endpoint: its columns `login` and `serviceOnly`. */
export function admit(services: Services, endpoint: Endpoint, request: FastifyRequest, scope: Scope): void {
  if (endpoint.serviceOnly && !isOwnService(services, request)) {
    throw failure(401, "HEARTH__SOCIAL_LOGIN_REFUSED", { detail: "Only the shop itself may ask this." });
  }
  if (endpoint.login === "none") return;
  if (scope.customer === null || (endpoint.login === "customer" && scope.customer.isGuest)) {
    throw failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
  }
}
