import postgres, { type Sql } from "postgres";
import { crowdAllowed } from "../../../tools/src/demo/crowd.ts";
import { findFreePort } from "../../../tools/src/processes/port.ts";
import { prepareDatabase } from "../../../tools/src/processes/postgres.ts";
import { createSupervisor } from "../../../tools/src/processes/processes.ts";
import { waitUntil } from "../../../tools/src/processes/ready.ts";
import { describeEnvironment, type Ports } from "../../../tools/src/demo/service-environment.ts";
import { describeServices } from "../../../tools/src/demo/services.ts";
import { type FleetProcess, fleetProcess } from "./fleet-process.ts";

type Env = Readonly<Record<string, string>>;

export interface FleetSettings {
  /** The PostgreSQL server; the fleet has a database of its own on it. */
  server: string;
  /** Else the catalogue of the last run serves again. */
  isFresh: boolean;
  /** What all processes are told beside what they always are. */
  env?: Env;
  storefrontEnv?: Env;
  /** Where storefronts find the shop API; without it each asks one of its own. */
  apiUrl?: string;
  /** Stands in front of storefronts and shop APIs; started between them. */
  startBalancer?: (
    storefronts: readonly string[],
    apis: readonly string[],
  ) => Promise<{ stop(): Promise<void> }>;
}

export interface Fleet {
  storefronts: FleetProcess[];
  apis: FleetProcess[];
  worker: FleetProcess;
  sql: Sql;
  mailPage: string;
  stop(): Promise<void>;
}

const PAIR = 2;
const LONGEST_FILL_MS = 600_000;
/** Not another shop's answers. */
const REDIS_PREFIX = "fleet";
/** Two of a kind cannot tell them at the port of one. */
const NO_FIGURES = { METRICS_PORT: "" };

/** The demo's shop as it would be deployed: two storefronts, two shop APIs, a worker, and stand-ins for mails and payments. */
export async function startFleet(settings: FleetSettings): Promise<Fleet> {
  const ports = await freePorts();
  const shop = await prepareDatabase(settings.server, "hearth_fleet", settings.isFresh);
  const databases = { shop, pictures: shop };
  const env = describeEnvironment(databases, ports, "production");
  const services = describeServices({ databases, ports, from: "builds" });
  const supervisor = createSupervisor((name) => console.error(`${name} has ended`));
  const sql = postgres(shop, { max: 4, onnotice: () => {} });
  const [filled] = await sql<{ is: boolean }[]>`select to_regclass('product') is not null as is`;
  const wanted = filled?.is ? ["migrate"] : ["migrate", "catalogue"];
  for (const task of services.prepare.filter(({ name }) => wanted.includes(name)))
    await supervisor.run({ ...task, quiet: true });
  for (const task of services.stay.filter(({ name }) => name === "mails" || name === "payments"))
    supervisor.start({ ...task, quiet: true });

  const crowd = { ...crowdAllowed, REDIS_PREFIX, ...NO_FIGURES };
  const apis = await pair("shop-api", (name, port) =>
    fleetProcess({
      name,
      script: "apps/shop-api/dist/main.js",
      port,
      env: { ...env.api, ...crowd, ...settings.env },
    }),
  );
  const worker = fleetProcess({
    name: "worker",
    script: "apps/shop-api/dist/worker.js",
    env: { ...env.worker, ...crowd, ...settings.env },
  });
  for (const each of [...apis, worker]) await each.start();
  const isProjected = async () => (await sql`select 1 from outbox limit 1`).length === 0;
  await waitUntil("The worker", isProjected, LONGEST_FILL_MS);

  let number = 0;
  const storefronts = await pair("storefront", (name, port) => {
    const own = {
      SHOP_API_URL: `${settings.apiUrl ?? apis[number++]?.url}/store-api`,
      RENDERS_PER_MINUTE: "0",
      ...NO_FIGURES,
    };
    const all = { ...env.shop, SITE_SEARCH_URL: "", ...own, ...settings.env, ...settings.storefrontEnv };
    return fleetProcess({ name, folder: "apps/storefront", script: "server.ts", port, env: all });
  });
  const urls = [storefronts, apis].map((each) => each.map(({ url }) => url));
  const balancer = await settings.startBalancer?.(urls[0] ?? [], urls[1] ?? []);
  for (const each of storefronts) await each.start();
  return {
    storefronts,
    apis,
    worker,
    sql,
    mailPage: `http://127.0.0.1:${ports.mailPage}`,
    async stop() {
      await sql.end({ timeout: 1 });
      await balancer?.stop();
      for (const each of [...storefronts, worker, ...apis]) {
        each.signal("SIGCONT");
        await each.stop();
      }
      await supervisor.stop();
    },
  };
}

async function pair(name: string, make: (name: string, port: number) => FleetProcess) {
  const made: FleetProcess[] = [];
  for (let number = 1; number <= PAIR; number++) made.push(make(`${name} ${number}`, await findFreePort()));
  return made;
}

async function freePorts(): Promise<Ports> {
  const next = findFreePort;
  return {
    shop: await next(),
    api: await next(),
    mailPage: await next(),
    smtp: await next(),
    identity: await next(),
    payment: await next(),
    purchaseReceiver: await next(),
    vatRegister: await next(),
    siteSearch: await next(),
    shopAdmin: await next(),
    backOffice: await next(),
    shopMetrics: await next(),
    storefrontMetrics: await next(),
    workerMetrics: await next(),
    adminMetrics: await next(),
    pictureSearch: await next(),
    tagManager: await next(),
  };
}
