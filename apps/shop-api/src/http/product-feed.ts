import { Readable } from "node:stream";
import { failure, NO_CODE } from "@hearth/contract";
import { createRateLimit } from "@hearth/service";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildScope, type Scope } from "../modules/context/index.ts";
import {
  feedArticles,
  type FeedFormat,
  type FeedFrame,
  jsonLines,
  productRss,
} from "../modules/product-feed/index.ts";
import { shopIdentity } from "../modules/reference/index.ts";
import type { Services } from "../services.ts";
import { passGate } from "./answer/gate.ts";

/** A feed reads the whole catalogue: few in a minute for one address, and few at a time for everybody. */
const PER_MINUTE = 6;
const AT_ONCE = 2;
const RETRY_SECONDS = 30;
const MAX_AGE_SECONDS = 3600;

/** `/feed/products.jsonl?language=de-DE` and `.xml`, with the channel's access key as for the Store API. */
export function productFeed(services: Services) {
  const limit = createRateLimit(PER_MINUTE);
  let running = 0;

  async function* text(scope: Scope, format: FeedFormat): AsyncGenerator<string> {
    const frame = frameOf(scope);
    running += 1;
    try {
      yield format.head(frame);
      for await (const items of feedArticles(services.sql, scope))
        yield items.map((item) => format.item(item, frame)).join("");
      yield format.foot;
    } finally {
      running -= 1;
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    for (const [path, format] of [
      ["/products.jsonl", jsonLines],
      ["/products.xml", productRss],
    ] as const)
      app.get<{ Querystring: { language?: unknown } }>(path, async (request, reply) => {
        const scope = feedScope(services, request, request.query.language);
        const seconds = running >= AT_ONCE ? RETRY_SECONDS : limit.hit(request.visitor);
        if (seconds !== undefined)
          throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
            detail: `Too many feeds, try again in ${seconds} seconds.`,
            parameters: { seconds },
          });
        return reply
          .header("content-type", format.contentType)
          .header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`)
          .send(Readable.from(text(scope, format)));
      });
  };
}

/** What a visitor sees who has chosen nothing but a language. */
function feedScope(services: Services, request: FastifyRequest, locale: unknown): Scope {
  const channel = passGate(services, request);
  const { references } = services;
  const session = { token: "", row: undefined };
  const scope = buildScope({ references, channel, session, languageId: undefined, now: Date.now() });
  if (locale === undefined) return scope;
  const language = scope.reference.rows.languages.find((each) => each.locale_code === locale);
  if (!language || !channel.language_ids.includes(language.id))
    throw failure(404, NO_CODE, { detail: "The shop does not speak this language." });
  return { ...scope, languageId: language.id, refs: references.localized(language.id) };
}

function frameOf({ reference, channel, languageId }: Scope): FeedFrame {
  const domains = reference.domainsByChannel.get(channel.id) ?? [];
  const domain = domains.find((each) => each.language_id === languageId) ?? domains[0];
  return {
    shopUrl: (domain?.url ?? "").replace(/\/$/, ""),
    shopName: shopIdentity(reference, channel).name,
    locale: reference.language.get(languageId)?.locale_code ?? "",
  };
}
