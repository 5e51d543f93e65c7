import { localePath } from "@hearth/i18n";
import { moveTo, showFailures } from "../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Route } from "./+types/maintenance";

/** While the shop is in maintenance this answers 503 like every page; afterwards it leads back into the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return showFailures(visit, async () => {
    await visit.shop.read("readSeoUrl", { body: { limit: 1, includes: { seo_url: ["id"] } } });
    moveTo(localePath(visit.locale, "/"), 302);
  });
}

export default function Maintenance() {
  return null;
}
