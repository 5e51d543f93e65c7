import { join } from "node:path";
import type { Task } from "./processes.ts";
import { repositoryRoot } from "./repository.ts";

export interface Ports {
  shop: number;
  api: number;
}

export interface Services {
  migrate: Task;
  fill: Task;
  stay: readonly Task[];
}

interface ServiceSettings {
  databaseUrl: string;
  ports: Ports;
  /** From sources with reload, or from production builds. */
  from: "sources" | "builds";
  /** A generated catalogue of this size instead of the demo catalogue. */
  products: number | undefined;
}

const node = process.execPath;
const workspaceScript = (script: string, workspace: string, ...parameters: string[]) => [
  "npm",
  "run",
  "--silent",
  script,
  "-w",
  workspace,
  ...(parameters.length > 0 ? ["--", ...parameters] : []),
];

/** Every process of the shop with its command and environment, in one place. */
export function describeServices({ databaseUrl, ports, from, products }: ServiceSettings): Services {
  const revalidateSecret = "local-revalidate-secret";
  const mediaDirectory = join(repositoryRoot, ".data/media");
  const shopUrl = `http://127.0.0.1:${ports.shop}`;
  const data = { DATABASE_URL: databaseUrl, MEDIA_DIR: mediaDirectory };
  const mode = from === "builds" ? { NODE_ENV: "production" } : { NODE_ENV: "development" };
  const api = { ...data, ...mode, PORT: String(ports.api), LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn" };
  const worker = { ...api, REVALIDATE_URL: `${shopUrl}/revalidate`, REVALIDATE_SECRET: revalidateSecret };
  const shop = {
    ...mode,
    PORT: String(ports.shop),
    SHOP_API_URL: `http://127.0.0.1:${ports.api}/store-api`,
    REVALIDATE_SECRET: revalidateSecret,
  };
  const shopApi = (entry: string) =>
    from === "builds"
      ? [node, `apps/shop-api/dist/${entry}.js`]
      : [node, "--watch", "--watch-preserve-output", `apps/shop-api/src/${entry}.ts`];
  const fill =
    products === undefined
      ? workspaceScript("import", "@hearth/catalog", "data")
      : workspaceScript("generate", "@hearth/catalog", "--products", String(products));

  return {
    migrate: { name: "migrate", command: [node, "apps/shop-api/src/migrate.ts"], env: data },
    fill: { name: "catalogue", command: fill, env: data },
    stay: [
      { name: "shop-api", command: shopApi("main"), env: api },
      { name: "worker", command: shopApi("worker"), env: worker },
      {
        name: "storefront",
        command: workspaceScript(from === "builds" ? "start" : "dev", "@hearth/storefront"),
        env: shop,
      },
    ],
  };
}
