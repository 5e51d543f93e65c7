import type { FastifyReply, FastifyRequest } from "fastify";

/** Over https the browser itself sees to it that no other host and no plain connection set or get it. */
function nameFor(origin: string): string {
  return isSecure(origin) ? "__Host-hearth-staff" : "hearth-staff";
}

const isSecure = (origin: string) => origin.startsWith("https:");

export function tokenIn(request: FastifyRequest, origin: string): string | undefined {
  const name = `${nameFor(origin)}=`;
  const cookies = (request.headers.cookie ?? "").split(";").map((each) => each.trim());
  return cookies.find((each) => each.startsWith(name))?.slice(name.length);
}

/** It ends with the browser; how long its session lives is for the table to say. */
export function writeToken(reply: FastifyReply, origin: string, token: string | null): void {
  const parts = [
    `${nameFor(origin)}=${token ?? ""}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure(origin) ? ["Secure"] : []),
    ...(token === null ? ["Max-Age=0"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
}
