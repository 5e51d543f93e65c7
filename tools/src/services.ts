import type { Task } from "./processes.ts";
import { type Databases, describeEnvironment, type Ports } from "./service-environment.ts";

export interface Services {
  /** Run one after the other before anything serves: schema, catalogue. */
  prepare: readonly Task[];
  stay: readonly Task[];
}

export interface ServiceSettings {
  databases: Databases;
  ports: Ports;
  /** From sources with reload, or from production builds. */
  from: "sources" | "builds";
  /** A generated catalogue of this size instead of the demo catalogue. */
  products?: number | undefined;
}

/** Every process of the shop with its command and environment, in one place. */
export function describeServices({ databases, ports, from, products }: ServiceSettings): Services {
  const isBuilt = from === "builds";
  const env = describeEnvironment(databases, ports, isBuilt ? "production" : "development");
  const shopApi = (entry: string) =>
    isBuilt ? [`apps/shop-api/dist/${entry}.js`] : [`apps/shop-api/src/${entry}.ts`];
  const once = (entry: string) => [process.execPath, ...shopApi(entry)];
  const reload = isBuilt ? [] : ["--watch", "--watch-preserve-output"];
  const watched = (entry: string) => [process.execPath, ...reload, ...shopApi(entry)];

  const fill: Task[] =
    products === undefined
      ? [{ name: "catalogue", command: workspaceScript("import", "@hearth/catalog", "data"), env: env.data }]
      : [
          {
            name: "catalogue",
            command: workspaceScript("generate", "@hearth/catalog", "--products", String(products)),
            env: env.data,
          },
          // Built in one go: through the outbox a large catalogue would keep the worker busy for long.
          { name: "rebuild", command: once("rebuild"), env: env.data },
        ];
  return {
    prepare: [{ name: "migrate", command: once("migrate"), env: env.data }, ...fill],
    stay: [
      { name: "mails", command: [process.execPath, "tools/src/mail-catcher.ts"], env: env.mails },
      { name: "identity", command: [process.execPath, "tools/src/identity-provider.ts"], env: env.identity },
      { name: "payments", command: [process.execPath, "tools/src/payment-sandbox.ts"], env: env.payment },
      { name: "shop-api", command: watched("main"), env: env.api },
      { name: "worker", command: watched("worker"), env: env.worker },
      {
        name: "pictures",
        command: [process.execPath, ...reload, "apps/picture-search/src/main.ts"],
        env: env.pictureSearch,
      },
      {
        name: "storefront",
        command: workspaceScript(isBuilt ? "start" : "dev", "@hearth/storefront"),
        env: env.shop,
      },
    ],
  };
}

function workspaceScript(script: string, workspace: string, ...parameters: string[]): string[] {
  return [
    "npm",
    "run",
    "--silent",
    script,
    "-w",
    workspace,
    ...(parameters.length > 0 ? ["--", ...parameters] : []),
  ];
}
