import { surrogateKeys } from "../cache/surrogate-keys.ts";
import type { Visit } from "../http/visit.server.ts";

const staleWith = [surrogateKeys.content, surrogateKeys.everything];

/** The group that companies may ask for, known by the German path of its page; null: this shop has none. */
export function tradeGroupId({ shop, shared }: Pick<Visit, "shop" | "shared">): Promise<string | null> {
  return shared.remember("trade group", staleWith, async () => {
    const { elements } = await shop.inLocale("de-DE").read("readSeoUrl", {
      body: {
        filter: [{ type: "equals", field: "seoPathInfo", value: "konto-fuer-fachbetriebe" }],
        limit: 1,
        includes: { seo_url: ["foreignKey", "isDeleted"] },
      },
    });
    const [found] = elements;
    return found && !found.isDeleted ? found.foreignKey : null;
  });
}
