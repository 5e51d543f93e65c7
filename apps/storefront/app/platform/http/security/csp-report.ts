/** What a browser refused on one of our pages, without anything that says who looked at it. */
export interface RefusedByBrowser {
  directive: string;
  /** The origin of what was refused, or the browser's word for it: `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  page: string;
  source: string;
  line: number | null;
}

type Fields = Record<string, unknown>;

const MOST_IN_ONE_REPORT = 10;
const LONGEST_FIELD = 200;

/** Both forms browsers send: one report as an object, or several as a list. What is neither tells nothing. */
export function readReports(text: string): RefusedByBrowser[] {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  const reports = Array.isArray(sent)
    ? sent.filter((report) => isFields(report) && report["type"] === "csp-violation").map(({ body }) => body)
    : [isFields(sent) ? sent["csp-report"] : null];
  return reports
    .filter(isFields)
    .slice(0, MOST_IN_ONE_REPORT)
    .map((report) => ({
      directive: word(
        report["effectiveDirective"] ?? report["effective-directive"] ?? report["violated-directive"],
      ),
      blocked: originOf(report["blockedURL"] ?? report["blocked-uri"]),
      page: pathOf(report["documentURL"] ?? report["document-uri"]),
      source: pathOf(report["sourceFile"] ?? report["source-file"]),
      line: lineOf(report["lineNumber"] ?? report["line-number"]),
    }));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function word(value: unknown): string {
  return typeof value === "string" ? value.replace(/[^\w' -]/g, "").slice(0, LONGEST_FIELD) : "";
}

function originOf(value: unknown): string {
  if (typeof value !== "string" || !URL.canParse(value)) return word(value);
  const { origin, protocol } = new URL(value);
  return origin === "null" ? protocol : origin.slice(0, LONGEST_FIELD);
}

/** Queries hold what visitors typed, and some addresses hold the code that opens an order: neither is written down. */
function pathOf(value: unknown): string {
  if (typeof value !== "string" || !URL.canParse(value)) return "";
  return new URL(value).pathname
    .split("/")
    .map((segment) => (/^(?=.*\d)\w{16,}$|^(?=.*\d)[\w-]{32,}$|%40|@/.test(segment) ? "*" : segment))
    .join("/")
    .slice(0, LONGEST_FIELD);
}

function lineOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
