import { DEFAULT_LOCALE } from "@hearth/i18n";
import { paymentTraits } from "@hearth/rules";
import { contentPath } from "../../../platform/shop/seo-urls.server.ts";
import { surrogateKeys } from "../../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { ShopPaths } from "../../../platform/links/shop-paths.tsx";
import type { CartShop } from "./cart-view-data.ts";

type Asked = Pick<Visit, "shop" | "shared" | "locale">;

const methodFields = ["id", "name", "translated.name"];
const staleWith = [surrogateKeys.menu, surrogateKeys.content, surrogateKeys.everything];

/** Countries, methods and pages beside a cart: asked rarely, the same for everybody. */
export async function loadCartShop({ shop, shared, locale }: Asked, paths: ShopPaths): Promise<CartShop> {
  const lists = await shared.remember(`cart shop ${locale}`, staleWith, async () => {
    const [zeroVatPath, countries, shippingMethods, paymentMethods] = await Promise.all([
      contentPath(shop, "nullsteuersatz"),
      shop.read("readCountry", {
        body: {
          includes: { country: ["id", "name", "translated.name", "iso", "position", "shippingAvailable"] },
        },
      }),
      shop.read("readShippingMethod", { body: { includes: { shipping_method: methodFields } } }),
      shop.read("readPaymentMethod", {
        body: { includes: { payment_method: [...methodFields, "technicalName"] } },
      }),
    ]);
    const served = countries.elements
      .filter(({ shippingAvailable }) => shippingAvailable)
      .toSorted((a, b) => a.position - b.position);
    return {
      zeroVatPath,
      countries: named(served),
      homeCountryId:
        locale === DEFAULT_LOCALE ? null : (served.find(({ iso }) => iso === locale.slice(-2))?.id ?? null),
      shippingMethods: named(shippingMethods.elements),
      paymentMethods: named(paymentMethods.elements),
      expressMethodId:
        paymentMethods.elements.find(({ technicalName }) => paymentTraits(technicalName).isExpress)?.id ??
        null,
    };
  });
  return { paths, ...lists };
}

interface Named {
  id: string;
  name: string | null;
  translated: { name: string | null };
}

function named(entries: readonly Named[]): { id: string; name: string }[] {
  return entries.map(({ id, name, translated }) => ({ id, name: translated.name ?? name ?? id }));
}
