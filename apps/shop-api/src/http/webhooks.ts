import { paymentProviderNames } from "@hearth/rules";
import type { FastifyInstance } from "fastify";
import { receiveEvent } from "../modules/payment/index.ts";
import type { Services } from "../services.ts";

/**
 * What payment providers tell. Signatures are checked on the bytes as they came; an event only names the payment to ask about, and
 * asking is the worker's job, so the provider gets its answer at once.
 */
export function webhooks(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const name of paymentProviderNames) {
      app.post(`/${name}`, async (request, reply) => {
        const provider = services.payments[name];
        if (!provider) return reply.code(404).send({ status: "not offered" });
        services.pulse.require();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = await provider.readEvent(body, request.headers).catch((error: unknown) => {
          request.log.error({ err: error, webhook: name }, "the provider could not be asked");
          return "not now" as const;
        });
        if (event === "not now") return reply.code(503).send({ status: event });
        if (!event) {
          services.metrics.payment(name, "event-refused");
          return reply.code(400).send({ status: "refused" });
        }
        const reception = await receiveEvent(services.writes, name, event);
        services.metrics.payment(name, `event-${reception}`);
        request.log.info({ webhook: name, type: event.type, reception });
        return reply.send({ status: reception });
      });
    }
  };
}
