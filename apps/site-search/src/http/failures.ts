import { isDatabaseLost } from "@hearth/service";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type FailureCode, failures, ProtocolFailure } from "../protocol/protocol-failure.ts";

const RETRY_AFTER_SECONDS = 5;

/** Turns whatever was thrown into `{ code }`. Only real faults are logged as errors. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  if (failure.code === "internal") request.log.error({ err: error }, "request failed");
  else if (failure.status >= 500) request.log.warn({ code: failure.code, err: failure.cause });
  const seconds = failure.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
  if (failure.status === 429 || failure.status === 503) reply.header("retry-after", seconds);
  return reply.code(failure.status).header("cache-control", "no-store").send({ code: failure.code });
}

const codesOfStatus: Readonly<Record<number, FailureCode>> = { 404: "unknown_path", 413: "too_large" };

function toFailure(error: unknown): ProtocolFailure {
  if (error instanceof ProtocolFailure) return error;
  if (isDatabaseLost(error)) return new ProtocolFailure("stats_unreachable", { cause: error });
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? failures.internal.status;
  if (status >= 500) return new ProtocolFailure("internal", { cause: error });
  return new ProtocolFailure(codesOfStatus[status] ?? "invalid_request", { cause: error });
}
