import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/build";

/** Which version of the storefront is running. Open pages ask once an hour. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ id: context.get(visitContext).buildId });
}
