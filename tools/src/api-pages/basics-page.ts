import type { Group } from "./api-pages.ts";
import { anchorOf, headingOf } from "./call-section.ts";
import type { Call, Refusal } from "./described-call.ts";
import { table } from "./field-table.ts";

interface Basics {
  groups: readonly Group[];
  shared: readonly Refusal[];
  searchCalls: readonly Call[];
  note: string;
}

/** docs/api/README.md: what is the same for all calls, and where each of them is told. */
export function basicsPage({ groups, shared, searchCalls, note }: Basics): string {
  return [
    "# API reference",
    note,
    "The shop API speaks the Shopware 6 Store API as far as it is listed here; additions of ours live under `/hearth`. Rules behind it: [contract](../../packages/contract/README.md). Machines read [openapi.generated.json](../../packages/contract/openapi.generated.json), which a running shop serves too, at `/store-api/_info/openapi3.json`. The site search has [its own](../../apps/site-search/openapi.generated.json).",
    ASKING,
    CRITERIA,
    errors(shared),
    "## Shop API",
    groups.map(groupList).join("\n\n"),
    "## Site search",
    list(searchCalls, "./site-search/calls.md"),
    "Its schemas: [schemas](./site-search/schemas.md). Those of the shop API: [schemas](./shop-api/schemas.md).",
  ].join("\n\n");
}

const ASKING = `## Asking

The examples run against \`npm run demo\`:

\`\`\`sh
SHOP_API=http://localhost:4000 ACCESS_KEY=SWSCHEARTHDEMOKEY000000000
SITE_SEARCH=http://localhost:3004 SITE_SEARCH_SECRET=local-site-search-secret-of-nobody
TOKEN=$(curl -s -D - -o /dev/null "$SHOP_API/store-api/context" -H "sw-access-key: $ACCESS_KEY" | sed -n 's/^sw-context-token: //ip' | tr -d '\\r')
\`\`\`

Ids, names and figures in examples are made up: they have the right form and belong to nobody. A named part of an answer stands as a comment; its fields are on the page of the schemas.

| Header | Meaning |
| --- | --- |
| \`sw-access-key\` | key of the sales channel; wanted |
| \`sw-context-token\` | the session: cart, choices, who is signed in. An answer names the one to send next; without it a new one is made |
| \`sw-language-id\` | id of a language, for this call |
| \`sw-include-seo-urls\` | there or not: answers name the paths of pages |

Fields nobody knows are refused. Amounts are decimal numbers in the currency of the channel. Times are UTC.`;

const CRITERIA = `## Criteria

What many reads take to choose, sort and cut what they answer. A call names those it takes; others are refused with 400. The grammar is Shopware's.

| Field | Meaning |
| --- | --- |
| \`page\` or \`p\`, \`limit\` | which part of the list |
| \`ids\` | only these |
| \`term\` | words to search for |
| \`filter\` | conditions, also on counts: [CriteriaFilter](./shop-api/schemas.md#criteriafilter) |
| \`post-filter\` | conditions that leave counts alone |
| \`sort\` | [CriteriaSort](./shop-api/schemas.md#criteriasort) |
| \`aggregations\` | counts and sums: [CriteriaAggregation](./shop-api/schemas.md#criteriaaggregation) |
| \`associations\` | parts to answer with it: [CriteriaAssociation](./shop-api/schemas.md#criteriaassociation) |
| \`includes\` | fields to answer, by \`apiAlias\` |
| \`total-count-mode\` | whether the whole is counted |`;

function errors(shared: readonly Refusal[]): string {
  return `## Errors

A refusal is an [ErrorEnvelope](./shop-api/schemas.md#errorenvelope): a list of errors with \`status\`, \`code\`, \`detail\` and, for a field, \`source.pointer\`. Codes are a [closed list](./shop-api/schemas.md#errorcode); tell people your own words by the code. These every call of the shop API may answer, unless its page says otherwise:

${table(
  ["Status", "Code"],
  shared.map(({ status, code }) => [status, `\`${code}\``]),
)}`;
}

function groupList({ name, description, calls }: Group): string {
  const page = `./shop-api/${name}.md`;
  return `### [${name.replaceAll("-", " ")}](${page})\n\n${description}\n\n${list(calls, page)}`;
}

function list(calls: readonly Call[], page: string): string {
  return calls
    .map((call) => `- [${headingOf(call)}](${page}#${anchorOf(call)}): ${call.operation.summary}`)
    .join("\n");
}
