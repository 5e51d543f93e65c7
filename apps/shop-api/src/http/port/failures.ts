import { ApiFailure, failure, NO_CODE } from "@hearth/contract";
import { isDatabaseLost } from "@hearth/service";
import { DatabaseLost } from "../../platform/database/database-pulse.ts";
import { TooBusy } from "@hearth/service/waiting-line";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

const RETRY_AFTER_SECONDS = 5;

/** Turns whatever was thrown into the contract's error envelope. Only real faults are logged as errors. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toFailure(error);
  // Turned away by thousands they are counted, not written down.
  const isExpected = error instanceof ApiFailure || error instanceof DatabaseLost || error instanceof TooBusy;
  if (known.status >= 500 && !isExpected) request.log.error({ err: error }, "request failed");
  const seconds = known.errors[0]?.meta?.parameters?.seconds;
  if (known.status === 429 && typeof seconds === "number") reply.header("retry-after", seconds);
  if (known.status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply.code(known.status).header("cache-control", "no-store").send(known.toEnvelope());
}

export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof SyntaxError)
    return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      detail: "The body is not valid JSON.",
      pointer: "/",
    });
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return failure(status, NO_CODE, { detail: (error as Error).message });
  if (isDatabaseLost(error) || error instanceof DatabaseLost || error instanceof TooBusy)
    return failure(503, NO_CODE, { detail: "The shop is not reachable at the moment." });
  return failure(500, NO_CODE, { detail: "Internal error." });
}
