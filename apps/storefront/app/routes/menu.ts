import { surrogateKeys } from "../platform/cache/surrogate-keys.ts";
import { showFailures } from "../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { loadShell } from "../shell/load/load-shell.server.ts";
import { menuTree } from "../shell/menu/menu-tree.ts";
import type { Route } from "./+types/menu";

/** What the drawer of the menu drills through: asked for by the browser when somebody reaches for it, kept like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.surrogateKeys.add(surrogateKeys.content);
  const shell = await showFailures(visit, () => loadShell(visit));
  return Response.json(menuTree(shell), {
    status: shell.isClosed ? 503 : 200,
    headers: { "x-robots-tag": "noindex" },
  });
}
