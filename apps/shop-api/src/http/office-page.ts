import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OfficeFile, OfficeFiles } from "../platform/read-office-files.ts";
import { sendNotFound } from "./create-port.ts";
import { header } from "./http-answer.ts";

/** Everything is the back office's own: its files, and its API behind the same origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The application: its files, and its page for every other address a browser asks for. The application knows which of them exist. */
export function addOfficePage(app: FastifyInstance, { page, assets }: OfficeFiles): void {
  app.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const file = assets.get(request.params.name);
    if (!file) return sendNotFound(request, reply);
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return sendOfficeFile(request, reply, file);
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && header(request, "accept")?.includes("text/html");
    if (!wantsPage) return sendNotFound(request, reply);
    // A new version is there with the next load.
    reply.header("cache-control", "no-cache").header("content-security-policy", policy);
    return sendOfficeFile(request, reply, page);
  });
}

function sendOfficeFile(request: FastifyRequest, reply: FastifyReply, file: OfficeFile): FastifyReply {
  reply.header("content-type", file.type).header("vary", "accept-encoding");
  const takesBrotli = /\bbr\b/.test(header(request, "accept-encoding") ?? "");
  if (!file.brotli || !takesBrotli) return reply.send(file.plain);
  return reply.header("content-encoding", "br").send(file.brotli);
}
