import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OfficeFile, OfficeFiles } from "../platform/read-office-files.ts";
import { sendNotFound } from "./port/create-port.ts";
import { header } from "./port/http-answer.ts";

/** Everything is the back office's own: its files, and its API behind the same origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // A look at a mail, in a frame without scripts.
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function addOfficeFiles(app: FastifyInstance, { assets }: OfficeFiles): void {
  app.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const file = assets.get(request.params.name);
    if (!file) return sendNotFound(request, reply);
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return sendOfficeFile(request, reply, file);
  });
  app.get("/mail-frame", (_request, reply) =>
    reply
      .header("content-type", "text/html; charset=utf-8")
      .header("content-security-policy", mailFramePolicy)
      .header("x-frame-options", "SAMEORIGIN")
      .send(MAIL_FRAME),
  );
}

/** An empty page that mails are shown in: they bring styles of their own, which the back office's pages may not have. */
const MAIL_FRAME = '<!doctype html><html lang="de"><head><title>E-Mail</title></head><body></body></html>';
const mailFramePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'self'";

/** The application's page, for every other address a browser asks for: the application knows which of them exist. */
export function officePage({ page }: OfficeFiles) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const wantsPage = request.method === "GET" && header(request, "accept")?.includes("text/html");
    if (!wantsPage) return sendNotFound(request, reply);
    // A new version is there with the next load.
    reply.header("cache-control", "no-cache").header("content-security-policy", policy);
    return sendOfficeFile(request, reply, page);
  };
}

function sendOfficeFile(request: FastifyRequest, reply: FastifyReply, file: OfficeFile): FastifyReply {
  reply.header("content-type", file.type).header("vary", "accept-encoding");
  const takesBrotli = /\bbr\b/.test(header(request, "accept-encoding") ?? "");
  if (!file.brotli || !takesBrotli) return reply.send(file.plain);
  return reply.header("content-encoding", "br").send(file.brotli);
}
