import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { PictureRefusal, type RefusalCode } from "../features/picture-refusal.ts";

const RETRY_AFTER_SECONDS = 2;

const statusOf: Readonly<Record<RefusalCode, number>> = {
  PICTURE_EMPTY: 400,
  PICTURE_UNREADABLE: 400,
  LIMIT_INVALID: 400,
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_MANY_PIXELS: 413,
  PICTURE_TYPE_UNKNOWN: 415,
  SEARCH_BUSY: 429,
  SEARCH_NOT_READY: 503,
  SEARCH_TIMED_OUT: 503,
};

/** Only real faults are logged; a refusal is an answer. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code } = toFailure(error);
  if (status === 500) request.log.error({ err: error }, "request failed");
  if (status === 429 || status === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply.code(status).header("cache-control", "no-store").send({ code });
}

function toFailure(error: unknown): { status: number; code: string } {
  if (error instanceof PictureRefusal) return { status: statusOf[error.code], code: error.code };
  const status = (error as FastifyError).statusCode;
  if (status === 413) return { status, code: "PICTURE_TOO_LARGE" };
  if (status === 415) return { status, code: "PICTURE_TYPE_UNKNOWN" };
  if (status !== undefined && status >= 400 && status < 500) return { status, code: "REQUEST_INVALID" };
  return { status: 500, code: "SEARCH_FAILED" };
}
