import { migrate } from "@hearth/service/migration";
import { createSiteSearchClient, type SiteSearchClient } from "@hearth/site-search-client";
import { afterAll, beforeAll } from "vitest";
import { accessKey } from "../../../shop-api/test/harness/content/catalogue-ids.ts";
import { type ShopOptions, type TestShop, testShop } from "../../../shop-api/test/harness/test-shop.ts";
import { createServer } from "../../src/http/server.ts";
import { openServices } from "../../src/open-services.ts";
import { readConfig } from "../../src/platform/config.ts";
import { migrationFolder } from "../../src/platform/migration-folder.ts";
import type { Services } from "../../src/services.ts";

export const hashid = "0123456789abcdef0123456789abcdef";

export interface TestSiteSearch {
  readonly shop: TestShop;
  readonly origin: string;
  readonly services: Services;
  /** As the storefront asks it. */
  client(language?: string): SiteSearchClient;
  /** Past the client: status and code, or body. */
  ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown; headers: Headers }>;
}

export interface Options {
  shop?: ShopOptions;
  env?: (shop: TestShop) => Record<string, string>;
}

/** The real service on a free port, with a real shop behind it, for all tests of the file. */
export function testSiteSearch({ shop: shopOptions, env = () => ({}) }: Options = {}): TestSiteSearch {
  const shop = testShop(shopOptions);
  let origin = "";
  let services: ReturnType<typeof openServices>;
  let close = async () => {};
  beforeAll(async () => {
    await migrate(shop.sql, [migrationFolder()]);
    const config = readConfig({
      DATABASE_URL: shop.databaseUrl,
      LOG_LEVEL: "silent",
      SHOP_API_URL: `${shop.origin}/store-api`,
      SHOP_ACCESS_KEY: accessKey,
      SITE_SEARCH_HASHIDS: hashid,
      DEADLINE_MS: "60000",
      // Tests come from many addresses.
      TRUSTED_PROXIES: "127.0.0.1",
      ...env(shop),
    });
    services = openServices(config, () => {});
    const app = createServer(services);
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
    close = async () => {
      await app.close();
      await services.close();
    };
  });
  afterAll(() => close());
  return {
    shop,
    get origin() {
      return origin;
    },
    get services() {
      return services;
    },
    client: (language) =>
      createSiteSearchClient({
        server: origin,
        hashid: language ? `${hashid}-${language}` : hashid,
        secret: services.config.secret || undefined,
      }),
    async ask(path, init) {
      const response = await fetch(`${origin}/6/${path}`, init);
      const text = await response.text();
      return {
        status: response.status,
        body: text === "" ? null : JSON.parse(text),
        headers: response.headers,
      };
    },
  };
}
