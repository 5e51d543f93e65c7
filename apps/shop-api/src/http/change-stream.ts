import { failure, NO_CODE } from "@hearth/contract";
import { isSecret } from "@hearth/service/secrets";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { header } from "./http-answer.ts";

const CHANGES_PATH = "/changes";
const GREET_EVERY_MS = 10_000;

/** What became stale, to every storefront that stays connected: each process hears of each change. */
export function changeStream({ config, followers }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    const greeting = setInterval(followers.greet, GREET_EVERY_MS).unref();
    app.addHook("preClose", (done) => {
      clearInterval(greeting);
      followers.endAll();
      done();
    });
    app.get(CHANGES_PATH, (request, reply) => {
      if (!isSecret(config.serviceKey, header(request, "x-hearth-service-key")))
        throw failure(401, NO_CODE, { detail: "The key of the shop's services is required." });
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      const leave = followers.add({
        write: (text) => void raw.write(text),
        waiting: () => raw.writableLength,
        end: () => void raw.end(),
      });
      raw.on("close", leave);
    });
  };
}
