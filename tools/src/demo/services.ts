import type { Task } from "../processes/processes.ts";
import { type Databases, describeEnvironment, isTracked, type Ports } from "./service-environment.ts";

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

type App = "shop-api" | "site-search";

/** Every process of the shop with its command and environment, in one place. */
export function describeServices({ databases, ports, from, products }: ServiceSettings): Services {
  const isBuilt = from === "builds";
  const env = describeEnvironment(databases, ports, isBuilt ? "production" : "development");
  const file = (app: App, entry: string) =>
    isBuilt ? `apps/${app}/dist/${entry}.js` : `apps/${app}/src/${entry}.ts`;
  const once = (app: App, entry: string) => [process.execPath, file(app, entry)];
  const reload = isBuilt ? [] : ["--watch", "--watch-preserve-output"];
  const watched = (app: App, entry: string) => [process.execPath, ...reload, file(app, entry)];

  const fill: Task[] =
    products === undefined
      ? [
          {
            name: "catalogue",
            command: workspaceScript("import", "@hearth/catalog", "data", "--demo"),
            env: env.data,
          },
        ]
      : [
          {
            name: "catalogue",
            command: workspaceScript("generate", "@hearth/catalog", "--products", String(products)),
            env: env.data,
          },
          // Built in one go: through the outbox a large catalogue would keep the worker busy for long.
          { name: "rebuild", command: once("shop-api", "rebuild"), env: env.data },
        ];
  return {
    prepare: [
      { name: "migrate", command: once("shop-api", "migrate"), env: env.data },
      { name: "migrate", command: once("site-search", "migrate"), env: env.data },
      ...fill,
      { name: "owner", command: [process.execPath, "apps/shop-api/src/demo-owner.ts"], env: env.owner },
    ],
    stay: [
      {
        name: "mails",
        command: [process.execPath, "tools/src/mail-catcher/mail-catcher.ts"],
        env: env.mails,
      },
      {
        name: "identity",
        command: [process.execPath, "tools/src/identity/identity-provider.ts"],
        env: env.identity,
      },
      {
        name: "payments",
        command: [process.execPath, "tools/src/payment/payment-sandbox.ts"],
        env: env.payment,
      },
      {
        name: "purchases",
        command: [process.execPath, "tools/src/purchase-receiver/main.ts"],
        env: env.purchaseReceiver,
      },
      {
        name: "vat-register",
        command: [process.execPath, "tools/src/vat-register/main.ts"],
        env: env.vatRegister,
      },
      ...(isTracked
        ? [
            {
              name: "tags",
              command: [process.execPath, "tools/src/tag-manager/main.ts"],
              env: env.tagManager,
            },
          ]
        : []),
      { name: "shop-api", command: watched("shop-api", "main"), env: env.api },
      { name: "admin", command: watched("shop-api", "admin-main"), env: env.admin },
      // Built, it is served by the process above.
      ...(isBuilt
        ? []
        : [{ name: "office", command: workspaceScript("dev", "@hearth/back-office"), env: env.office }]),
      { name: "worker", command: watched("shop-api", "worker"), env: env.worker },
      { name: "search", command: watched("site-search", "main"), env: env.siteSearch },
      {
        name: "pictures",
        command: [process.execPath, ...reload, "apps/picture-search/src/main.ts"],
        env: env.pictureSearch,
        // For minutes it looks at every picture of a new catalogue, while somebody takes a first look at the shop.
        isPatient: true,
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
