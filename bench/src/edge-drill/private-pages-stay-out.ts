import { randomBytes } from "node:crypto";
import { insertShoppers } from "../order/bench-shoppers.ts";
import { type Drill, hold, isFromCache } from "./drill.ts";

const privatePaths = ["/checkout/cart", "/account", "/wishlist", "/session", "/en-GB/checkout/cart"];
const TIMES = 3;

/** What somebody's cookies show never comes from the cache, nor goes into it; a shared page is the same with them. */
export async function privatePagesStayOut({ fleet, url, client, goods, paths }: Drill): Promise<void> {
  const productIds = goods.slice(0, 1).map(({ id }) => id);
  const [token = ""] = await insertShoppers(fleet.sql, {
    name: randomBytes(4).toString("hex"),
    count: 1,
    productIds,
    linesPerCart: 1,
  });
  const cookie = `hearth-context=${token}`;
  const lineId = goods[0]?.id ?? "";
  const product = goods[0]?.path ?? "";
  const askers = [true, false].flatMap((isMine) => Array.from({ length: TIMES }, () => isMine));
  for (const path of privatePaths) {
    for (const isMine of askers) {
      const asked = { url: url + path, headers: isMine ? { cookie } : ({} as Record<string, string>) };
      const { headers, body, status } = await client.ask(asked);
      hold(!isFromCache(headers), `${path} came from the cache`);
      hold(String(headers["cache-control"]).includes("no-store"), `${path} (${status}) may be kept`);
      const isRight = path !== "/checkout/cart" || body.includes(lineId) === isMine;
      hold(isRight, `the cart is ${isMine ? "not mine" : "somebody's"}`);
    }
  }
  const asBusiness = await client.ask({ url: url + product, headers: { cookie: "hearth-prices=anything" } });
  hold(!isFromCache(asBusiness.headers), "a business customer's page came from the cache");
  for (const path of paths.slice(0, 10)) {
    const mine = await client.ask({ url: url + path, headers: { cookie } });
    const anybodys = await client.ask({ url: url + path });
    hold(
      mine.headers["set-cookie"] === undefined && anybodys.headers["set-cookie"] === undefined,
      `${path} sets a cookie`,
    );
    hold(
      mine.headers.etag === anybodys.headers.etag || !mine.body.includes(token),
      `${path} knows who asked`,
    );
  }
  const forged = await client.ask({
    method: "POST",
    url: `${url}/edge-purge`,
    headers: { "surrogate-key": "all" },
  });
  hold(forged.status === 403, "a stranger may purge");
  console.log(`${privatePaths.length} private pages never came from the cache, nor went into it`);
}
