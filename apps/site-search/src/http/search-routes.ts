import type { FlatQuery } from "@hearth/contract";
import type { WireSearchAnswer, WireSuggestAnswer } from "@hearth/site-search-client";
import { PRICE_VIEW_HEADER } from "@hearth/service/price-view";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { imageSearch } from "../image/image-search.ts";
import { MAX_IMAGE_BYTES, readImage } from "../image/read-image.ts";
import { ProtocolFailure } from "../protocol/protocol-failure.ts";
import { readPaging, readQuery, readSearch } from "../protocol/read-search.ts";
import { type Asked, search } from "../search/search.ts";
import type { Services } from "../services.ts";
import { suggest } from "../suggest/suggest.ts";

interface Route {
  Params: { hashid: string };
  Querystring: FlatQuery;
}
type Request = FastifyRequest<Route>;

/** Base64 is a third longer; and the JSON around it. */
const IMAGE_BODY_BYTES = Math.ceil(MAX_IMAGE_BYTES * 1.4);

export function searchRoutes(services: Services) {
  const searcher = { ask: services.ask, shopUrl: services.config.shopUrl };

  async function asked({ params, headers }: Request): Promise<Asked> {
    const signal = AbortSignal.timeout(services.config.deadlineMs);
    const index = await services.findIndex(params.hashid);
    const priceView = headers[PRICE_VIEW_HEADER]?.toString();
    const directory = await services.directory(index);
    return { index: priceView ? { ...index, priceView } : index, directory, signal };
  }

  async function answerSearch(request: Request): Promise<WireSearchAnswer> {
    const wanted = readSearch(request.query);
    const about = await asked(request);
    const answer = await search(searcher, about, wanted);
    const seen = {
      query: wanted.query,
      sessionId: wanted.sessionId,
      total: answer.total_found,
      firstPosition: (wanted.page - 1) * wanted.rpp + 1,
      productIds: answer.results.map((item) => item.foreign_key),
    };
    // Nobody waits for being counted, and nobody is refused because counting failed.
    services.recorder.search(about.index, seen).catch((error: unknown) => request.log.warn({ err: error }));
    return answer;
  }

  async function answerSuggest(request: Request): Promise<WireSuggestAnswer> {
    const query = readQuery(request.query["query"]);
    const about = await asked(request);
    return suggest(searcher, about, { query, popular: await services.popular(about.index) });
  }

  async function answerImageSearch(request: Request): Promise<WireSearchAnswer> {
    const { findByPicture } = services;
    if (!findByPicture) throw new ProtocolFailure("image_search_off");
    const picture = readImage(request.body);
    const paging = readPaging(request.query);
    return imageSearch({ ...searcher, findByPicture }, await asked(request), { picture, ...paging });
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get<Route>("/_search", async (request, reply) => reply.send(await answerSearch(request)));
    app.get<Route>("/_suggest", async (request, reply) => reply.send(await answerSuggest(request)));
    app.post<Route>("/_image_search", { bodyLimit: IMAGE_BODY_BYTES }, async (request, reply) =>
      reply.send(await answerImageSearch(request)),
    );
  };
}
