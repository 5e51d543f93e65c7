import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/**
 * Lighthouse with its mobile profile on a running shop, each page several times, the median by performance:
 *   ROBOTS=index npm run demo, then npm run lighthouse -w @hearth/bench -- --url http://localhost:3000
 * Needs Chromium (CHROME_PATH names it when it is not found).
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    paths: { type: "string", default: "/,/waermepumpen,/waermepumpen/monoblock/aero-mono" },
    runs: { type: "string", default: "3" },
  },
});

interface Report {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** As sent over the wire. */
  documentBytes: number;
  scriptBytes: number;
  failed: string[];
}

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
const rows: string[] = [];
try {
  for (const path of values.paths.split(",")) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await audit(values.url + path));
    const median = reports.toSorted((a, b) => a.performance - b.performance)[Math.floor(reports.length / 2)];
    if (median) rows.push(row(path, median));
    if (median && median.failed.length > 0) console.error(path, median.failed.join(", "));
  }
} finally {
  chrome.kill();
}
console.log(
  "| page | performance | accessibility | best practices | SEO | LCP ms | CLS | TBT ms | document bytes | script bytes |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|");
console.log(rows.join("\n"));

async function audit(url: string): Promise<Report> {
  const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const bytes = (type: string) => bytesOf(audits["network-requests"]?.details, type);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
    documentBytes: bytes("Document"),
    scriptBytes: bytes("Script"),
    failed: Object.values(audits)
      .filter(
        (entry) => entry.score !== null && entry.score < 0.9 && entry.scoreDisplayMode !== "informative",
      )
      .map(({ id }) => id),
  };
}

function bytesOf(details: object | undefined, resourceType: string): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType: string; transferSize: number }[] };
  return items
    .filter((item) => item.resourceType === resourceType)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function row(path: string, report: Report): string {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, documentBytes, scriptBytes } =
    report;
  const cells = [path, performance, accessibility, bestPractices, seo, Math.round(lcpMs), cls.toFixed(3)];
  return `| ${[...cells, Math.round(tbtMs), documentBytes, scriptBytes].join(" | ")} |`;
}
