import { join } from "node:path";
import postgres from "postgres";
import { addressTable } from "./address-table.ts";
import { ports, prometheusPort, watchedPorts } from "./demo-ports.ts";
import { refuseTakenPort } from "../processes/port.ts";
import { openPostgresServer, prepareDatabase } from "../processes/postgres.ts";
import { createSupervisor, type Supervisor } from "../processes/processes.ts";
import { repositoryRoot } from "../repository.ts";
import { waitUntil, waitUntilServes } from "../processes/ready.ts";
import { isPrometheusInstalled, prometheusTask } from "../watch/prometheus-task.ts";
import { demoOwner, isTracked, officeAddress } from "./service-environment.ts";
import { describeServices } from "./services.ts";

interface ShopMode {
  from: "sources" | "builds";
  products?: number | undefined;
  /** Where the shop's data lives on the given server. */
  database(server: string): Promise<string>;
  /** Runs before anything else, for example a build. */
  prepare?(supervisor: Supervisor): Promise<void>;
  /** With a Prometheus beside it, where one is installed. */
  isWatched?: boolean;
}

const addresses = {
  shop: `http://localhost:${ports.shop}`,
  api: `http://localhost:${ports.api}`,
  admin: `http://localhost:${ports.shopAdmin}`,
  metrics: `http://localhost:${ports.shopMetrics}`,
  mails: `http://localhost:${ports.mailPage}`,
  identity: `http://localhost:${ports.identity}`,
  payments: `http://localhost:${ports.payment}`,
  siteSearch: `http://localhost:${ports.siteSearch}`,
  pictureSearch: `http://localhost:${ports.pictureSearch}`,
  tagManager: isTracked ? `http://localhost:${ports.tagManager}` : null,
  purchases: `http://localhost:${ports.purchaseReceiver}`,
  vatRegister: `http://localhost:${ports.vatRegister}`,
};

/** Starts database, mail catcher, stand-ins, shop API, worker, site search, picture search and storefront, and stays until it is told to stop or one of them ends. */
export async function runShop(mode: ShopMode): Promise<void> {
  let ending = false;
  const supervisor = createSupervisor((name) => void end(1, `${name} has ended, stopping the others`));

  async function end(code: number, reason?: string): Promise<void> {
    if (ending) return;
    ending = true;
    if (reason) console.error(reason);
    await supervisor.stop();
    process.exit(code);
  }

  process.on("SIGINT", () => void end(0));
  process.on("SIGTERM", () => void end(0));
  try {
    for (const port of Object.values(ports)) await refuseTakenPort(port);
    await mode.prepare?.(supervisor);
    await startAll(supervisor, mode);
    const office = officeAddress(ports, mode.from === "builds" ? "production" : "development");
    console.log(addressTable({ ...addresses, office }));
    console.log(signInOf(office, demoOwner));
    if (mode.isWatched) console.log(await startWatch(supervisor));
    console.log("ready");
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error));
  }
}

async function startAll(supervisor: Supervisor, mode: ShopMode): Promise<void> {
  const server = await openPostgresServer(supervisor);
  const databases = {
    shop: await mode.database(server),
    pictures: await prepareDatabase(server, "hearth_pictures", false),
  };
  const services = describeServices({ databases, ports, from: mode.from, products: mode.products });
  for (const task of services.prepare) await supervisor.run(task);
  for (const service of services.stay) supervisor.start(service);
  await waitUntilProjected(databases.shop);
  await waitUntilServes(`${addresses.api}/ready`);
  await waitUntilServes(`${addresses.admin}/ready`);
  await waitUntilServes(`${addresses.siteSearch}/ready`);
  await waitUntilServes(`${addresses.shop}/ready`);
  await waitUntilServes(`${addresses.shop}/`);
  await waitUntilServes(addresses.mails);
  await waitUntilServes(addresses.payments);
  if (addresses.tagManager) await waitUntilServes(addresses.tagManager);
  await waitUntilServes(addresses.purchases);
  await waitUntilServes(addresses.vatRegister);
  // Not until it is ready: on its first start it looks at every picture of the catalogue, which takes minutes.
  await waitUntilServes(`${addresses.pictureSearch}/health`);
}

async function startWatch(supervisor: Supervisor): Promise<string> {
  if (!isPrometheusInstalled())
    return "Prometheus is not installed (Debian: apt install prometheus), so nobody watches this shop";
  await refuseTakenPort(prometheusPort);
  supervisor.start(prometheusTask(join(repositoryRoot, ".data/watch"), prometheusPort, watchedPorts));
  const origin = `http://localhost:${prometheusPort}`;
  await waitUntilServes(`${origin}/-/ready`);
  return [
    `Prometheus: ${origin}/alerts (what is wrong), ${origin}/targets (who answers), ${origin}/graph (ask yourself)`,
    "Runbooks: docs/runbooks. Dashboards for Grafana: deploy/observability/dashboards",
  ].join("\n");
}

/** The back office on a desk has an owner everybody knows; a shop invites its own. */
function signInOf(office: string, { email, password, totp }: typeof demoOwner): string {
  return `Back office: ${office}, ${email}, password "${password}", authenticator app ${totp}`;
}

/** The read models are filled by the worker: a shop without them serves empty listings. */
async function waitUntilProjected(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await waitUntil(
      "The worker",
      async () => (await sql`select 1 from outbox limit 1`).length === 0,
      3_600_000,
    );
  } finally {
    await sql.end();
  }
}
