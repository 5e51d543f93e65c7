import { locales } from "@hearth/i18n";
import { manifestPath } from "../../features/route-rules/public.ts";
import type { BuildManifest } from "../../features/route-rules/public.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import type { Route } from "./+types/build-manifest";

/** What the running build knows about addresses. Kept like a page, and dropped when rules or menus change. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (visit.pathname !== manifestPath(visit.buildId))
    return Response.json({ code: "BUILD_GONE" }, { status: 404 });
  visit.surrogateKeys.add(surrogateKeys.routeRules);
  const manifest = await showFailures(visit, () => manifestOf(visit));
  return Response.json(manifest, { headers: { "x-robots-tag": "noindex" } });
}

async function manifestOf(visit: Visit): Promise<BuildManifest> {
  const [rules, ...prerendered] = await Promise.all([
    visit.routeRules(),
    ...locales.map(async (locale) => {
      const { menu } = await loadShell({ ...visit, shop: visit.shop.inLocale(locale), locale });
      const pages = menu.flatMap(({ link }) => (link.kind === "page" ? [toHref(locale, link.target)] : []));
      return [toHref(locale, "/"), ...pages.filter((href) => href.startsWith("/"))];
    }),
  ]);
  return {
    id: visit.buildId,
    rules: rules.map(({ apiAlias: _alias, ...rule }) => rule),
    prerendered: prerendered.flat(),
  };
}
