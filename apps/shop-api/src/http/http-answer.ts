import type { FastifyReply, FastifyRequest } from "fastify";

/** An absent or empty body counts as `{}`. */
export function parseBody(text: string | undefined): unknown {
  return text === undefined || text.trim() === "" ? {} : JSON.parse(text);
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** Null: 204, no content. */
export function sendAnswer(reply: FastifyReply, body: Buffer | null): FastifyReply {
  reply.header("cache-control", "private, no-cache");
  return body === null
    ? reply.code(204).send()
    : reply.header("content-type", "application/json; charset=utf-8").send(body);
}
