import { failure, NO_CODE } from "@hearth/contract";
import type { FastifyRequest } from "fastify";
import type { SalesChannelRow } from "../../modules/reference/index.ts";
import type { Services } from "../../services.ts";

/** Everything that is checked before an endpoint is looked at: flood limit, access key, maintenance. */
export function passGate(services: Services, request: FastifyRequest, isAlwaysOpen = false): SalesChannelRow {
  const seconds = services.rateLimit.hit(request.visitor);
  if (seconds !== undefined) {
    throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
      detail: `Too many requests, try again in ${seconds} seconds.`,
      parameters: { seconds },
    });
  }
  const key = request.headers["sw-access-key"];
  if (typeof key !== "string" || key === "")
    throw failure(401, NO_CODE, { detail: 'Header "sw-access-key" is required.' });
  const channel = services.references.current().channelsByKey.get(key);
  if (!channel?.active) {
    throw failure(412, "FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND", {
      detail: "No matching sales channel found.",
    });
  }
  if (channel.maintenance && !isAlwaysOpen && !channel.maintenance_allow_list.includes(request.visitor)) {
    throw failure(503, "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE", {
      detail: "The sales channel is in maintenance mode.",
    });
  }
  return channel;
}
