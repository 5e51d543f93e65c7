import { anchorOf, callSection, headingOf, type Surroundings } from "./call-section.ts";
import { basicsPage } from "./basics-page.ts";
import { type Call, callsOf, type Refusal } from "./described-call.ts";
import { table } from "./field-table.ts";
import type { OpenApi } from "./open-api.ts";
import { schemasPage } from "./schemas-page.ts";

export interface Documents {
  shopApi: OpenApi;
  siteSearch: OpenApi;
}

const NOTE =
  "Written by `npm run api-pages` from the OpenAPI file; a test keeps it current. Do not change it by hand.";

/** The API reference: text by path below docs/api. Pure: same documents, same pages. */
export function apiPages({ shopApi, siteSearch }: Documents): Map<string, string> {
  const calls = callsOf(shopApi);
  const shared = sharedRefusals(calls);
  const shop: Surroundings = {
    schemas: shopApi.components.schemas,
    schemasPage: "./schemas.md",
    basics: "../README.md",
    base: shopApi.servers?.[0]?.url ?? "",
    server: "$SHOP_API",
    headers: ["sw-access-key: $ACCESS_KEY", "sw-context-token: $TOKEN"],
    shared,
  };
  const groups = (shopApi.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  const searchCalls = callsOf(siteSearch);
  const pages: [string, string][] = [
    ["README.md", basicsPage({ groups, shared, searchCalls, note: NOTE })],
    ...groups.map((group): [string, string] => [`shop-api/${group.name}.md`, groupPage(group, shop)]),
    ["shop-api/schemas.md", schemasPage(shopApi, NOTE)],
    ["site-search/calls.md", searchPage(siteSearch, searchCalls)],
    ["site-search/schemas.md", schemasPage(siteSearch, NOTE)],
  ];
  return new Map(pages.map(([path, text]) => [path, `${text.trimEnd()}\n`]));
}

export interface Group {
  name: string;
  description: string;
  calls: readonly Call[];
}

function groupPage({ name, description, calls }: Group, around: Surroundings): string {
  return [
    `# Shop API: ${name.replaceAll("-", " ")}`,
    `${description} What is the same for all calls: [basics](${around.basics}).`,
    callList(calls),
    ...calls.map((call) => callSection(call, around)),
    NOTE,
  ].join("\n\n");
}

function searchPage(api: OpenApi, calls: readonly Call[]): string {
  const around: Surroundings = {
    schemas: api.components.schemas,
    schemasPage: "./schemas.md",
    basics: "../README.md",
    base: "",
    server: "$SITE_SEARCH",
    headers: ["authorization: Token $SITE_SEARCH_SECRET"],
    shared: [],
  };
  return [
    `# ${api.info.title}`,
    `${api.info.description} How it works: [README](../../../apps/site-search/README.md).`,
    callList(calls),
    ...calls.map((call) => callSection(call, around)),
    NOTE,
  ].join("\n\n");
}

function callList(calls: readonly Call[]): string {
  return table(
    ["Call", "What"],
    calls.map((call) => [`[${headingOf(call)}](#${anchorOf(call)})`, call.operation.summary ?? ""]),
  );
}

/** What more than nine of ten calls may answer. */
function sharedRefusals(calls: readonly Call[]): Refusal[] {
  const all = Map.groupBy(
    calls.flatMap(({ refusals }) => refusals),
    ({ status, code }) => `${status} ${code}`,
  );
  return [...all.values()]
    .filter((same) => same.length > calls.length * 0.9)
    .flatMap(([first]) => first ?? []);
}
