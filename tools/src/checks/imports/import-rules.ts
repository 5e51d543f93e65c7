import { forbid, type ImportRule } from "./import-rule.ts";

// Who may import whom: ARCHITECTURE.md, "Import rules". Paths are relative to the repository root.
const OURS = "^(apps|packages|catalog|tools|bench|search)/";
const STOREFRONT = "^apps/storefront/app";
const SHOP_API = "^apps/shop-api/src";

const packageRules = [
  forbid(
    "contract-imports-nothing-of-ours",
    "packages/contract is the bottom: move what both sides need into it, or put arithmetic into packages/rules.",
    { path: "^packages/contract/" },
    { path: OURS, pathNot: "^packages/contract/" },
  ),
  forbid(
    "rules-import-only-contract",
    "packages/rules is pure arithmetic: import types from @hearth/contract and take everything else as an argument.",
    { path: "^packages/rules/" },
    { path: OURS, pathNot: "^packages/(rules|contract)/" },
  ),
  forbid(
    "admin-contract-imports-contract-and-rules",
    "packages/admin-contract says what the back office may ask: import @hearth/contract and @hearth/rules, and leave the rest to the shop API.",
    { path: "^packages/admin-contract/" },
    { path: OURS, pathNot: "^packages/(admin-contract|contract|rules)/" },
  ),
  forbid(
    "i18n-imports-only-contract-types",
    "packages/i18n may take types from @hearth/contract only: pass values in as arguments.",
    { path: "^packages/i18n/" },
    { path: OURS, pathNot: "^packages/(i18n|contract)/" },
  ),
  forbid(
    "packages-never-import-apps",
    "A package never imports an app: move the shared part down into a package.",
    { path: "^packages/" },
    { path: "^(apps|catalog|tools|bench|search)/" },
  ),
];

const siteSearchRules = [
  forbid(
    "site-search-client-is-pure",
    "packages/site-search-client may run in a browser: it needs fetch and nothing else, neither Node nor packages.",
    { path: "^packages/site-search-client/", pathNot: "\\.test\\.ts$" },
    { path: ".", pathNot: "^packages/site-search-client/" },
  ),
  forbid(
    "service-imports-nothing-of-ours",
    "packages/service is below every app: pass what belongs to one of them in as an argument.",
    { path: "^packages/service/" },
    { path: OURS, pathNot: "^packages/service/" },
  ),
  forbid(
    "site-search-asks-over-http",
    "The site search knows the shop by its contract and asks it over HTTP; of ours it imports packages only.",
    { path: "^apps/site-search/", pathNot: "/test/" },
    { path: ["^(apps|catalog)/", "^packages/catalog-index/"], pathNot: "^apps/site-search/" },
  ),
  forbid(
    "nobody-imports-site-search",
    "The site search is asked over HTTP: use @hearth/site-search-client.",
    { path: OURS, pathNot: "^apps/site-search/" },
    { path: "^apps/site-search/" },
  ),
  forbid(
    "site-search-rules-below-http",
    "Only http knows Fastify's requests: return a value or throw a ProtocolFailure.",
    { path: "^apps/site-search/src/(protocol|shop|search|suggest|image|stats|platform)/" },
    { path: ["^apps/site-search/src/http/", "node_modules/fastify/"] },
  ),
];

const storefrontRules = [
  forbid(
    "storefront-knows-only-the-contract",
    "The storefront talks to the shop over HTTP: import schemas and types from @hearth/contract.",
    { path: "^apps/storefront/" },
    { path: "^(apps/shop-api|packages/catalog-index|catalog)/" },
  ),
  forbid(
    "ui-knows-no-shop",
    "app/ui imports React, itself and islands/island.tsx only: pass texts and values in as props, or move the component into its feature.",
    { path: `${STOREFRONT}/ui/`, pathNot: "\\.test\\.tsx?$" },
    { path: OURS, pathNot: [`${STOREFRONT}/ui/`, `${STOREFRONT}/islands/island\\.tsx$`] },
  ),
  forbid(
    "platform-knows-no-page",
    "app/platform is below the pages: import @hearth/contract or @hearth/i18n, and let the route pass the rest in.",
    { path: `${STOREFRONT}/platform/` },
    { path: [`${STOREFRONT}/(features|shell|routes|ui|islands)/`, "^packages/rules/"] },
  ),
  forbid(
    "feature-public-only",
    "Another feature is reached through its public.ts only (loaders: public.server.ts, islands: public-islands.ts, data: public-data.ts): export it there, or let the route pass the part in as a slot.",
    { path: `${STOREFRONT}/features/([^/]+)/` },
    {
      path: `${STOREFRONT}/features/`,
      pathNot: [`${STOREFRONT}/features/$1/`, "/public(\\.server|-islands|-data)?\\.ts$"],
    },
  ),
  forbid(
    "feature-below-shell-and-routes",
    "A feature never imports shell or routes: let the route compose it.",
    { path: `${STOREFRONT}/features/` },
    { path: `${STOREFRONT}/(shell|routes)/` },
  ),
  forbid(
    "shell-uses-public",
    "The shell reaches a feature through its public.ts only, and never a route.",
    { path: `${STOREFRONT}/shell/` },
    {
      path: [`${STOREFRONT}/routes/`, `${STOREFRONT}/features/`],
      pathNot: `${STOREFRONT}/features/[^/]+/public(-islands|-data)?\\.ts$`,
    },
  ),
  forbid(
    "server-code-stays-on-the-server",
    "*.server.ts never reaches the browser: read it in a route's loader and pass the result as props (type imports are fine).",
    {
      path: `${STOREFRONT}/`,
      pathNot: [
        "\\.(server|test)\\.tsx?$",
        `${STOREFRONT}/(routes/|root\\.tsx|entry\\.server\\.|server-app\\.ts)`,
      ],
    },
    { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "browser-code-starts-at-the-entry",
    "*.client.ts runs in the browser only: install it in entry.client.ts, and move what both sides need into a plain file (type imports are fine).",
    { path: "^apps/storefront/", pathNot: "\\.(client|test)\\.tsx?$" },
    { path: `${STOREFRONT}/.*\\.client\\.tsx?$`, dependencyTypesNot: ["type-only"] },
  ),
];

const shopApiRules = [
  forbid(
    "shop-api-never-imports-storefront",
    "The shop API serves any client: put what both need into @hearth/contract.",
    { path: "^(apps/shop-api|catalog)/" },
    { path: "^apps/storefront/" },
  ),
  forbid(
    "http-through-module-index",
    "An endpoint reaches a module through its index.ts only: export the use case there.",
    { path: `${SHOP_API}/http/` },
    { path: `${SHOP_API}/modules/[^/]+/`, pathNot: `${SHOP_API}/modules/[^/]+/index\\.ts$` },
  ),
  forbid(
    "module-through-index",
    "A module reaches another module through its index.ts only: export the use case there.",
    { path: `${SHOP_API}/modules/([^/]+)/` },
    {
      path: `${SHOP_API}/modules/`,
      pathNot: [`${SHOP_API}/modules/$1/`, `${SHOP_API}/modules/[^/]+/index\\.ts$`],
    },
  ),
  forbid(
    "module-rules-without-platform",
    "Rules and use cases take the platform as an argument: import its types with `import type`, or put the SQL into a *.sql.ts adapter.",
    { path: `${SHOP_API}/modules/`, pathNot: "\\.(sql|test)\\.ts$" },
    { path: `${SHOP_API}/platform/`, dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "module-below-http",
    "A module knows nothing of HTTP: return a value or throw an error with a code from @hearth/contract.",
    { path: `${SHOP_API}/(modules|platform)/` },
    { path: `${SHOP_API}/http/` },
  ),
  forbid(
    "platform-below-modules",
    "The platform knows no module: take a function or a port as an argument, main.ts wires them.",
    { path: `${SHOP_API}/platform/` },
    { path: `${SHOP_API}/modules/` },
  ),
  {
    ...forbid(
      "no-circles-of-modules",
      "These modules know each other in a circle, if only by types: move what both need into a module of its own, below them.",
      { path: `${SHOP_API}/modules/[^/]+$` },
      { path: `${SHOP_API}/modules/[^/]+$`, circular: true },
    ),
    scope: "folder" as const,
  },
];

const pictureSearchRules = [
  forbid(
    "picture-search-stands-alone",
    "The picture search is a service of its own: it reads the shop's database and pictures, and shares packages/service only.",
    { path: "^apps/picture-search/", pathNot: "/test/" },
    { path: OURS, pathNot: ["^apps/picture-search/", "^packages/service/"] },
  ),
  forbid(
    "nobody-imports-picture-search",
    "The network and its weights stay in the picture search: ask it over HTTP (POST /find).",
    { path: OURS, pathNot: "^apps/picture-search/" },
    { path: "^apps/picture-search/" },
  ),
  forbid(
    "features-know-no-server",
    "Features, model and index know pictures only: pass what they need as an argument, open-services.ts wires them.",
    { path: "^apps/picture-search/src/(features|model|index)/" },
    { path: "^apps/picture-search/src/(http|catalogue|platform)/" },
  ),
];

const backOfficeRules = [
  forbid(
    "back-office-knows-the-contract",
    "The back office asks the admin API over HTTP: of OURS it imports admin-contract, contract, rules, i18n and theme.",
    { path: "^apps/back-office/src/" },
    { path: OURS, pathNot: ["^apps/back-office/", "^packages/(admin-contract|contract|rules|i18n|theme)/"] },
  ),
  forbid(
    "nobody-imports-back-office",
    "The back office is an application: move the shared part into a package.",
    { path: OURS, pathNot: "^apps/back-office/" },
    { path: "^apps/back-office/" },
  ),
  forbid(
    "office-ui-knows-no-shop",
    "Parts of the back office's ui import React and each other: pass texts and data in as props.",
    { path: "^apps/back-office/src/ui/" },
    { path: OURS, pathNot: "^apps/back-office/src/ui/" },
  ),
  forbid(
    "office-resources-stand-alone",
    "A resource of the back office imports no other one: move what both need to list, shell or ui.",
    { path: "^apps/back-office/src/resources/([^/]+)/" },
    { path: "^apps/back-office/src/resources/[^/]+/", pathNot: "^apps/back-office/src/resources/$1/" },
  ),
];

const generalRules = [
  forbid(
    "nothing-imports-tests",
    "Code never imports from test, e2e or *.test.ts: move shared builders into packages/test-kit.",
    { path: OURS, pathNot: "(/test/|/e2e/|\\.(test|spec)\\.tsx?$)" },
    {
      path: "^(apps|packages|catalog|tools|bench|search)/.*(/test/|/e2e/|\\.(test|spec)\\.tsx?$)|^(catalog|tools|bench|search)/test/",
    },
  ),
  forbid(
    "tools-and-bench-stay-outside",
    "Shipped code never imports tools, bench or search: move the shared part into a package.",
    { path: "^(apps|packages|catalog)/", pathNot: "/test/" },
    { path: "^(tools|bench|search)/" },
  ),
  forbid(
    "no-cycles",
    "These files import each other in a circle: move the shared part into a third file.",
    { path: OURS },
    { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  ),
  forbid(
    "no-circles-of-types",
    "These files of the storefront know each other in a circle, if only by types: move the type into a third file.",
    { path: `${STOREFRONT}/` },
    { path: `${STOREFRONT}/`, circular: true },
  ),
  forbid(
    "import-resolves",
    "The import leads nowhere: fix the path, or add the package to this workspace's package.json.",
    { path: OURS },
    { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|\\.\\./.*\\+types/)" },
  ),
];

export const importRules: readonly ImportRule[] = [
  ...packageRules,
  ...siteSearchRules,
  ...storefrontRules,
  ...shopApiRules,
  ...pictureSearchRules,
  ...backOfficeRules,
  ...generalRules,
];
