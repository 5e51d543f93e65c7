import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { requireOwnService } from "./port/own-service.ts";

const CHANGES_PATH = "/changes";
const GREET_EVERY_MS = 10_000;

/** What became stale, to every storefront that stays connected: each process hears of each change. */
export function changeStream(services: Services) {
  const { followers } = services;
  return async (app: FastifyInstance): Promise<void> => {
    const greeting = setInterval(followers.greet, GREET_EVERY_MS).unref();
    app.addHook("preClose", (done) => {
      clearInterval(greeting);
      followers.endAll();
      done();
    });
    app.get(CHANGES_PATH, (request, reply) => {
      requireOwnService(services, request);
      reply.hijack();
      const { raw } = reply;
      // The connection ends with the answer: kept alive, it would hold up the process that wants to stop.
      raw.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        connection: "close",
      });
      const leave = followers.add({
        write: (text) => void raw.write(text),
        waiting: () => raw.writableLength,
        end: () => void raw.end(),
      });
      raw.on("close", leave);
    });
  };
}
