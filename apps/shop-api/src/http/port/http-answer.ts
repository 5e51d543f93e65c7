import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer } from "../answer/endpoint.ts";

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
  // It took too long, and that was answered.
  if (reply.sent) return reply;
  reply.header("cache-control", "private, no-cache");
  return body === null
    ? reply.code(204).send()
    : reply.header("content-type", "application/json; charset=utf-8").send(body);
}

/** Personal: kept by nobody. The name is plain ASCII for old programs and UTF-8 for the others; quotes and line ends cannot get in. */
export function sendFile(reply: FastifyReply, { file, isAttachment }: FileAnswer): FastifyReply {
  if (reply.sent) return reply;
  const plain = file.fileName.normalize("NFKD").replace(/[^\w .()-]/g, "");
  const exact = encodeURIComponent(file.fileName.toWellFormed()).replace(/['()*]/g, percentEncoded);
  const disposition = isAttachment ? "attachment" : "inline";
  return (
    reply
      .header("content-type", file.mimeType)
      .header("content-length", file.content.length)
      .header("content-disposition", `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`)
      .header("cache-control", "private, no-store")
      // Opened on its own it must not run anything.
      .header("content-security-policy", "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(file.content)
  );
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
