import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, inject } from "vitest";
import { followChanges } from "../../src/follow-changes.ts";
import { createServer } from "../../src/http/server.ts";
import { type OpenServices, openServices } from "../../src/open-services.ts";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { paymentEnv, startTestSandbox, type TestSandbox } from "./payment/payment-sandbox.ts";
import { testConfig } from "./test-config.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface ShopOptions {
  /** With both payment providers, played by the sandbox. */
  hasPayments?: boolean;
  env?: Readonly<Record<string, string>>;
  /** Changes the copy of the test catalogue before the server reads it. */
  prepare?: (sql: Sql) => Promise<unknown>;
}

export interface TestShop {
  readonly api: ApiClient;
  /** Origin of the server, without a path. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Straight to the database, past the server. */
  readonly sql: Sql;
  readonly services: OpenServices;
  readonly app: FastifyInstance;
  /** Only where the shop has payments. */
  readonly sandbox: TestSandbox;
}

/** A running server with a database of its own for all tests of the file. */
export function testShop(options: ShopOptions = {}): TestShop {
  let database: TestDatabase;
  let sql: Sql;
  let server: RunningServer;
  let sandbox: TestSandbox | undefined;
  beforeAll(async () => {
    if (options.hasPayments) sandbox = await startTestSandbox(() => server.origin);
    database = await createTestDatabase(inject("shopTemplate"));
    sql = openDatabase(database.url, { poolSize: 2 });
    await options.prepare?.(sql);
    server = await startServer(database.url, { ...(sandbox && paymentEnv(sandbox)), ...options.env });
  });
  afterAll(async () => {
    await sandbox?.close();
    await server?.close();
    await sql?.end();
    await database?.drop();
  });
  return {
    get api() {
      return server.api;
    },
    get origin() {
      return server.origin;
    },
    get databaseUrl() {
      return database.url;
    },
    get sql() {
      return sql;
    },
    get services() {
      return server.services;
    },
    get app() {
      return server.app;
    },
    get sandbox() {
      if (!sandbox) throw new Error("this shop has no payments");
      return sandbox;
    },
  };
}

export interface RunningServer {
  app: FastifyInstance;
  api: ApiClient;
  origin: string;
  services: OpenServices;
  close(): Promise<void>;
}

/** The real server on a free port, wired as in main.ts. */
export async function startServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const config = testConfig(databaseUrl, { MEDIA_DIR: inject("shopMediaDir"), ...env });
  const services = await openServices(config, () => {});
  const app = createServer(services);
  await followChanges(services, () => {});
  const origin = await app.listen({ host: config.host, port: 0 });
  return {
    app,
    origin,
    services,
    api: createApiClient(`${origin}/store-api`, services.sql),
    async close() {
      await app.close();
      await services.close();
    },
  };
}
