import { type AdminEndpoint, adminFailure } from "@hearth/admin-contract";
import { failure, NO_CODE } from "@hearth/contract";
import type { FastifyRequest } from "fastify";
import { header } from "../port/http-answer.ts";

/** A form cannot send it, and a script of another origin has to ask first, which nobody answers. */
const OWN_HEADER = "x-hearth-admin";

/**
 * Only the back office's own page calls. The cookie is SameSite=Strict already; this holds where a browser does not keep to it, and
 * against other hosts of the same site.
 */
export function requireOwnPage(
  request: FastifyRequest,
  origin: string,
  fileTypes: AdminEndpoint["fileTypes"],
): void {
  const site = header(request, "sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && !(site === "none" && request.method === "GET"))
    throw foreign();
  const from = header(request, "origin");
  if (from !== undefined && from !== origin) throw foreign();
  if (request.method === "GET" || request.method === "HEAD") return;
  // A browser that says neither is none; without a browser there is no cookie that is sent by itself.
  if (header(request, OWN_HEADER) !== "1") throw foreign();
  if (from === undefined && site === undefined) throw foreign();
  const type = header(request, "content-type");
  if (fileTypes) requireFileType(type, fileTypes);
  else if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type))
    throw failure(415, NO_CODE, { detail: "Only JSON is understood." });
}

/** No form can send these either. What the file really is, is looked at where it is read. */
function requireFileType(type: string | undefined, known: readonly string[]): void {
  if (type === undefined || !known.includes(type.toLowerCase()))
    throw adminFailure(415, "ADMIN__FILE_TYPE", { detail: "Such a file is not taken." });
}

function foreign() {
  return adminFailure(403, "ADMIN__FOREIGN_ORIGIN", { detail: "Only the back office itself may do this." });
}
