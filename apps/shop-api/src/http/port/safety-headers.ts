import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const ofEveryAnswer = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  // Answers are data: opened in a browser they load nothing and stand in nobody's frame.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};
const A_YEAR = "max-age=31536000; includeSubDomains";

/** Before anything is answered, so that no kind of answer can be forgotten; files bring their own policy. */
export function addSafetyHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    writeSafetyHeaders(request, reply);
    done();
  });
}

/** Also for addresses that cannot even be read: no hook sees those. */
export function writeSafetyHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ofEveryAnswer);
  // As the proxy in front says, whoever it is: over plain HTTP, and in a lie, it means nothing to anybody else.
  if (request.headers["x-forwarded-proto"] === "https") reply.header("strict-transport-security", A_YEAR);
}
