import { Agent as PlainAgent, request as requestPlainly } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";

export interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  /** Changes nothing, whatever its method. */
  isRead?: boolean;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type HttpExchange = (path: string, request: HttpRequest) => Promise<HttpAnswer>;

/** The other side had ended the kept connection before it heard of this request: it was never asked. */
class StaleConnectionError extends Error {}

/** The whole exchange took longer than allowed. */
export class HttpTimeoutError extends Error {}

/**
 * One server, asked over kept connections. A page asks up to a dozen times, and `fetch` costs several times as much as this for
 * what is not needed here: redirects, streams, its own idea of headers.
 */
export function createHttpExchange(baseUrl: string, timeoutMs: number): HttpExchange {
  const isSecure = baseUrl.startsWith("https:");
  const send = isSecure ? requestSecurely : requestPlainly;
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 64 });

  return (path, request) =>
    exchange(path, request, agent).catch((error: unknown) => {
      if (!(error instanceof StaleConnectionError) || !request.isRead) throw error;
      return exchange(path, request, false);
    });

  function exchange(
    path: string,
    { method, headers, body }: HttpRequest,
    over: PlainAgent | SecureAgent | false,
  ): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const asked = send(
        baseUrl + path,
        { method, agent: over, headers: { ...headers, ...length } },
        (answer) => {
          hasAnswer = true;
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", fail);
          answer.on("end", () => {
            clearTimeout(timer);
            const { statusCode: status = 0, headers: given } = answer;
            resolve({ status, headers: given, body: Buffer.concat(parts) });
          });
        },
      );
      const timer = setTimeout(
        () => asked.destroy(new HttpTimeoutError(`no answer in ${timeoutMs} ms`)),
        timeoutMs,
      );
      let hasAnswer = false;
      function fail(error: Error) {
        clearTimeout(timer);
        const isStale = asked.reusedSocket && !hasAnswer && !(error instanceof HttpTimeoutError);
        reject(
          isStale ? new StaleConnectionError("the connection was kept too long", { cause: error }) : error,
        );
      }
      asked.on("error", fail);
      asked.end(body ?? undefined);
    });
  }
}
