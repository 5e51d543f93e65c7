import { robotsTxt } from "../../features/seo/public.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { isIndexable, publicUrl } = context.get(visitContext);
  return new Response(robotsTxt({ isIndexable, publicUrl }), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
