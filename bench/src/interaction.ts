import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../apps/storefront/scripts/chromium-path.ts";
import { measureLetter, measureTap, type Seen, type Tap } from "./interaction/measure-touch.ts";
import { percentile } from "./load/open-loop.ts";

/**
 * How soon a product page answers a finger: an emulated phone, CPU slowed four times, from the tap or the letter to the frame that
 * shows its effect:
 *   npm run demo, then npm run interaction -w @hearth/bench -- --runs 7
 * STOREFRONT_URL names another shop. Needs Chromium.
 */
const { values } = parseArgs({
  options: {
    path: { type: "string", default: "/waermepumpen/monoblock/aero-mono" },
    runs: { type: "string", default: "7" },
  },
});
const url = (process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000") + values.path;
const ADD = "In den Warenkorb";
const actions: { name: string; aimMs: number; measure: (browser: Browser) => Promise<Seen> }[] = [
  tap("add to cart, page idle: feedback", 100, { button: ADD, when: "idle" }),
  tap("quantity +, page idle: new number", 50, { button: "Menge erhöhen", when: "idle" }),
  tap("add to cart, scripts still loading: feedback", 100, { button: ADD, when: "painted" }),
  {
    name: "a letter in the search: other suggestions",
    aimMs: 150,
    measure: (browser) => measureLetter(browser, url, "so"),
  },
];

function tap(name: string, aimMs: number, button: Tap) {
  return { name, aimMs, measure: (browser: Browser) => measureTap(browser, url, button) };
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const seen = actions.map((): Seen[] => []);
  // In turns, so that whatever else the machine does falls on all of them.
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [index, action] of actions.entries()) seen[index]?.push(await action.measure(browser));
  console.log("| action | median ms | worst ms | seen | aim |\n|---|---|---|---|---|");
  for (const [index, { name, aimMs }] of actions.entries()) {
    const ms = (seen[index] ?? []).map((each) => each.ms);
    const effects = [...new Set(seen[index]?.map(({ effect }) => effect))].join(", ");
    const cells = [name, percentile(ms, 50).toFixed(0), Math.max(...ms).toFixed(0), effects, `≤ ${aimMs} ms`];
    console.log(`| ${cells.join(" | ")} |`);
  }
} finally {
  await browser.close();
}
