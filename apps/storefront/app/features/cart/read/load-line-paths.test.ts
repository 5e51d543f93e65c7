import { expect, it } from "vitest";
import { createSharedReads } from "../../../platform/cache/shared-reads.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import type { CartData } from "./cart-data.ts";
import { withLinePaths } from "./load-line-paths.server.ts";

const line = (productId: string | null) => ({ productId, path: productId && `/detail/${productId}` });
const cart = { groups: [{ lines: [line("a"), line("b"), line(null)] }, { lines: [line("a")] }] };

function setup() {
  const asked: unknown[] = [];
  const read = async (
    operation: string,
    { params, seoUrls }: { params: { productId: string }; seoUrls: true },
  ) => {
    asked.push([operation, params.productId, seoUrls]);
    if (params.productId === "b") throw new ShopApiError(operation, 404, []);
    return { product: { id: "a", seoUrls: [{ seoPathInfo: "pumpen/aero mono" }] } };
  };
  const visit = {
    shop: { read },
    productReads: createSharedReads(60_000),
    locale: "de-DE",
    log: { warn: () => {} },
  };
  return { asked, visit: visit as never };
}

it("reads the SEO path of each product of a cart once, and keeps the id where there is none [254]", async () => {
  const { asked, visit } = setup();
  const { groups } = await withLinePaths(visit, cart as unknown as CartData);
  expect(groups.map(({ lines }) => lines.map(({ path }) => path))).toEqual([
    ["/pumpen/aero%20mono", "/detail/b", null],
    ["/pumpen/aero%20mono"],
  ]);
  await withLinePaths(visit, cart as unknown as CartData);
  expect(asked.filter((call) => String(call).includes(",a,"))).toEqual([["readProductDetail", "a", true]]);
});
