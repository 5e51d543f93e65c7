export interface Machine {
  /** Paths that exist on the machine of whoever runs the check. */
  paths: readonly string[];
  registryHost: string | undefined;
}

const drawers = /(^|\/)(utils?|misc|helpers?|common|types)(\.tsx?$|\/)/;
// The brackets keep this file from finding itself.
const unfinishedNote = /\b(TO[D]O|FIX[M]E)\b(?! #\d)/;
/** Where a request comes from is decided once in each server; everybody else asks for the visitor. */
const ownAddress = /\b(?:request|req)\.ips?\b|\bremoteAddress\b|["']x-forwarded-for["']/i;
const asksWhere = /^apps\/(?:[^/]+\/src|storefront\/(?:app|server))\/(?!.*\.test\.tsx?$)/;
const decidesWhere = new Set([
  "apps/shop-api/src/http/port/visitor.ts",
  "apps/site-search/src/http/visitor.ts",
  "apps/storefront/server/visitor.ts",
]);
/** What is known about ways to pay stands in one table, and days are cut by one calendar. */
const shopCode =
  /^(?:apps\/[^/]+\/(?:src|app|server)|packages\/[^/]+\/src|catalog\/src)\/(?!.*\.(?:test|fixture)\.tsx?$)/;
const methodName = /\bpayment_(?:prepayment|invoicepayment|card|sepa|paypal)\b/;
const METHOD_TABLE = "packages/rules/src/payment/payment-methods.ts";
const ownCalendar = /toISOString\(\)\.slice\(0, ?10\)|Europe\/Berlin/;
const calendars = new Set([
  "packages/rules/src/shop-calendar.ts",
  // Texts import no rules.
  "packages/i18n/src/format.ts",
  // A day of three fields, no instant.
  "packages/contract/src/form/field/birthday.ts",
  // A salt's day is UTC on both sides, nobody sees it.
  "apps/site-search/src/stats/daily-salt.sql.ts",
]);
/** Numbers and texts that never change are written in capitals; lists, tables and patterns like other names. */
const quietConstant =
  /^(?:export )?const ([a-z]\w*)(?:: \w+)? = (?:-?[\d_]+(?: [*+] [\d_]+)*|"[^"\n]*")(?: as const)?;$/m;
const setsExamples = /\.(?:test|spec|fixture)\.|\/(?:test|e2e)\//;
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** What a text search can find and no linter looks for. */
export function findForbiddenText(path: string, content: string, machine: Machine): string[] {
  const problems: string[] = [];
  if (drawers.test(path))
    problems.push(`${path}: a drawer, not a name. Name the file after the thing it holds.`);
  for (const place of machine.paths) {
    if (content.includes(place)) problems.push(`${path}: names a path of this machine (${place}).`);
  }
  if (machine.registryHost && content.includes(machine.registryHost)) {
    problems.push(`${path}: names a package registry (${machine.registryHost}).`);
  }
  if (path.endsWith("package-lock.json") && /"resolved": "https?:/.test(content)) {
    problems.push(`${path}: names a package registry. Install with the settings of .npmrc.`);
  }
  if (!isCode(path)) return problems;
  if (/^export \* from/m.test(content)) problems.push(`${path}: "export *". List the names by hand.`);
  if (unfinishedNote.test(content))
    problems.push(`${path}: a note without an issue number. Write "#12" behind it.`);
  const quiet = setsExamples.test(path) ? null : quietConstant.exec(content);
  if (quiet) problems.push(`${path}: ${quiet[1]} is a fixed value. Write it in capitals.`);
  if (asksWhere.test(path) && !decidesWhere.has(path) && ownAddress.test(content))
    problems.push(`${path}: looks up an address by itself. Use \`request.visitor\`.`);
  if (shopCode.test(path) && path !== METHOD_TABLE && methodName.test(content))
    problems.push(`${path}: knows a way to pay by its name. Ask \`paymentTraits\` of @hearth/rules.`);
  if (shopCode.test(path) && !calendars.has(path) && ownCalendar.test(content))
    problems.push(`${path}: has a calendar of its own. Use \`shopDay\` of @hearth/rules.`);
  return problems;
}
