import { type Endpoint, endpoints, jsonSchema, requestSchema } from "@hearth/contract";
import { mutate, mutateText } from "./mutate.ts";
import type { Random } from "./random.ts";
import type { ShopSample } from "./shop-sample.ts";
import { toQuery } from "./to-query.ts";
import { createValidValues } from "./valid-value.ts";

export interface FuzzRequest {
  endpoint: Endpoint;
  method: string;
  /** Below /store-api, with query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const oddParts = [
  "",
  "%",
  "%zz",
  "%00",
  "%2e%2e",
  "a".repeat(90),
  "a".repeat(3000),
  "home",
  "0",
  "%F0%9F%99%82",
  "ABCDEF0123456789ABCDEF0123456789",
  "main-navigation",
  "footer-navigation",
  "constructor",
];
const oddHeaders = [
  "",
  "x",
  "0".repeat(32),
  "f".repeat(33),
  "äöü",
  "'; --",
  "a b",
  "__proto__",
  "x".repeat(2000),
];
const oddQueries = [
  "?",
  "?&&&",
  "?==",
  "?a[",
  "?a[]=1&a=2",
  "?filter[0][",
  "?filter[][]=x",
  "?ids[]=",
  "?limit=1&limit=2",
  "?%",
  "?%00=%00",
  `?${"a[b]".repeat(50)}=1`,
  `?filter${"[0][queries]".repeat(60)}=x`,
  "?__proto__[a]=1",
  "?constructor[prototype]=1",
];

/** One endpoint after the other, each request a valid one that was spoilt in one or two places. */
export function createRequests(random: Random, sample: ShopSample, accessKey: string) {
  const values = createValidValues(random, sample);
  const table = Object.values<Endpoint>(endpoints).map((endpoint) => ({
    endpoint,
    schema: jsonSchema(requestSchema(endpoint)),
  }));

  function path(endpoint: Endpoint): string {
    return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const aliases = endpoint.pathParams[name]?.aliases ?? [];
      if (random.chance(0.1)) return random.pick(oddParts);
      return aliases.length > 0 && random.chance(0.5) ? random.pick(aliases) : random.pick(sample.ids);
    });
  }

  function headers(): Record<string, string> {
    const odd = () => Buffer.from(random.pick(oddHeaders), "utf8").toString("latin1");
    return {
      "sw-access-key": random.chance(0.97) ? accessKey : odd(),
      ...(random.chance(0.97) && { "content-type": "application/json" }),
      ...(random.chance(0.3) && {
        "sw-language-id": random.chance(0.8) ? random.pick(sample.languageIds) : odd(),
      }),
      ...(random.chance(0.3) && {
        "sw-context-token": random.chance(0.8) ? `fuzz${random.below(50)}`.padEnd(32, "0") : odd(),
      }),
      ...(random.chance(0.2) && { "sw-include-seo-urls": random.pick(["1", "0", "false", ""]) }),
      ...(random.chance(0.05) && { "x-request-id": odd() }),
      ...(random.chance(0.05) && { "x-forwarded-for": random.pick(["1.2.3.4", "::1", "nonsense", odd()]) }),
      ...(random.chance(0.02) && { "content-type": random.pick(["text/plain", "application/xml", odd()]) }),
    };
  }

  /** The same request in more bytes: it must cost the server no memory. */
  const padded = (text: string) =>
    random.chance(0.05) ? `${" ".repeat(random.below(200_000))}${text}` : text;

  return {
    next(): FuzzRequest {
      const { endpoint, schema } = random.pick(table);
      let body = values.fitting(schema);
      for (let times = random.pick([0, 0, 1, 1, 2]); times > 0; times--) body = mutate(body, random);
      const request = { endpoint, headers: headers() };
      if (endpoint.method === "GET" || (endpoint.alsoGet && random.chance(0.2))) {
        const query = random.chance(0.2) ? random.pick(oddQueries) : toQuery(body);
        return {
          ...request,
          method: random.chance(0.05) ? "HEAD" : "GET",
          path: path(endpoint) + query.slice(0, 6000),
          body: undefined,
        };
      }
      const method = random.chance(0.02)
        ? random.pick(["DELETE", "PUT", "OPTIONS", "PATCH"])
        : endpoint.method;
      const text = JSON.stringify(body) ?? "";
      return {
        ...request,
        method,
        path: path(endpoint) + (random.chance(0.03) ? random.pick(oddQueries) : ""),
        body: random.chance(0.12) ? mutateText(text, random) : padded(text),
      };
    },
  };
}
