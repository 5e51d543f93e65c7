import { readConfig } from "@hearth/shop-api/config";
import { createServer } from "@hearth/shop-api/server";
import { openServices } from "@hearth/shop-api/services";
import { crowdAllowed } from "../../../tools/src/demo/crowd.ts";
import type { BenchRequest } from "./read-operations.ts";

export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** The driver's own, and what wakes workers after the commit, which is nobody's request. */
const BESIDE = /^\s*(select b\.oid|begin|commit|select pg_notify)/i;

/** The SQL the shop API really sends for each request, with caching off. */
export async function captureStatements(
  databaseUrl: string,
  accessKey: string,
  requests: readonly BenchRequest[],
): Promise<Statement[][]> {
  let seen: Statement[] = [];
  const config = readConfig({
    ...crowdAllowed,
    DATABASE_URL: databaseUrl,
    CACHE_ENTRIES: "0",
    LOG_LEVEL: "silent",
  });
  const services = await openServices(config, () => {}, {
    onStatement: (text, parameters) => seen.push({ text, parameters: [...parameters] }),
  });
  const app = createServer(services);
  const captured: Statement[][] = [];
  for (const { method = "POST", path, body, headers } of requests) {
    seen = [];
    const answer = await app.inject({
      method,
      url: `/store-api${path}`,
      headers: { "sw-access-key": accessKey, ...headers },
      ...(method !== "GET" && { payload: body }),
    });
    if (answer.statusCode !== 200)
      throw new Error(`${path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    captured.push(seen.filter(({ text }) => !BESIDE.test(text)));
  }
  await app.close();
  await services.close();
  return captured;
}
