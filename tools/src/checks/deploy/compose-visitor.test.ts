import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { openVisitorSeal, VISITOR_HEADER } from "@hearth/service/visitor";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig as readApiConfig } from "../../../../apps/shop-api/src/platform/config/config.ts";
import { readConfig as readShopConfig } from "../../../../apps/storefront/app/platform/config/config.server.ts";
import { visitorHeaders } from "../../../../apps/storefront/app/platform/shop/client/visitor-headers.server.ts";
import { addressOf } from "../../../../apps/storefront/server/visitor.ts";
import { repositoryRoot } from "../../repository.ts";

/* Visitors of the shop as deploy/compose.yaml starts it are told apart by the shop API. */
type Variables = Record<string, string>;
const compose = parse(readFileSync(join(repositoryRoot, "deploy/compose.yaml"), "utf8"), { merge: true }) as {
  services: Record<string, { environment?: Variables; ports?: string[]; command?: string[] }>;
};

const secrets: Variables = {
  POSTGRES_PASSWORD: "p",
  SITE_SEARCH_SECRET: "s".repeat(32),
  AUTH_SECRET: "a".repeat(32),
  SERVICE_KEY: "k".repeat(32),
};

/** What a process of compose gets when it is started with these variables; the images say "production". */
function environmentOf(service: string, variables: Variables): Variables {
  const filled = Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, variable: string, kind: string, text: string) => {
      const given = variables[variable] ?? "";
      if (given === "" && kind === "?") throw new Error(text);
      return given || text;
    }),
  ]);
  return { NODE_ENV: "production", HOST: "0.0.0.0", ...(Object.fromEntries(filled) as Variables) };
}

/** What the API makes of a request that reached the storefront from this peer. */
function seenByApi(variables: Variables, peer: string, forwarded?: string): unknown {
  const shop = readShopConfig(environmentOf("storefront", variables));
  const api = readApiConfig(environmentOf("shop-api", variables));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const request = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  const seal = visitorHeaders(shop.auth.serviceKey, addressOf(request, shop))[VISITOR_HEADER] ?? "";
  return openVisitorSeal(api.serviceKey, seal, Date.now());
}

it("visitors who reach the storefront themselves are told apart", () => {
  expect(seenByApi(secrets, "::ffff:203.0.113.1")).toEqual({ address: "203.0.113.1" });
  expect(seenByApi(secrets, "203.0.113.2", "192.0.2.1")).toEqual({ address: "203.0.113.2" });
});

describe("behind proxies", () => {
  const behind = { ...secrets, PUBLIC_URL: "https://shop.example", TRUSTED_PROXIES: "10.0.0.0/8" };

  it("visitors are told apart as well", () => {
    expect(seenByApi(behind, "10.0.0.1", "192.0.2.1, 203.0.113.1")).toEqual({ address: "203.0.113.1" });
    const twoHops = { ...behind, TRUSTED_HOPS: "2" };
    expect(seenByApi(twoHops, "10.0.0.1", "203.0.113.2, 10.0.0.2")).toEqual({ address: "203.0.113.2" });
  });

  it("the shop does not start unless it is told whose they are", () => {
    expect(() => seenByApi({ ...behind, TRUSTED_PROXIES: "" }, "10.0.0.1")).toThrow("TRUSTED_PROXIES");
  });
});

it.each(["storefront", "shop-api"])("%s does not start without the key", (service) => {
  expect(() => environmentOf(service, { ...secrets, SERVICE_KEY: "" })).toThrow("set SERVICE_KEY");
});
