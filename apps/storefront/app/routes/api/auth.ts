import { changeAuth, readAuth } from "../../platform/auth/auth-handler.server.ts";
import { readAuthPath } from "../../platform/auth/auth-request.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/auth";

const unknown = () => Response.json({ message: "Not found" }, { status: 404 });

/** The auth handler of the specification: providers, csrf, session, and what a provider sends back. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const call = readAuthPath(params["*"]);
  return call === null ? unknown() : readAuth(context.get(visitContext), request, call);
}

/** Signing in and out by calls. The forms of the shop have routes of their own, which ask for no token. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const call = request.method === "POST" ? readAuthPath(params["*"]) : null;
  return call === null ? unknown() : changeAuth(context.get(visitContext), request, call);
}
