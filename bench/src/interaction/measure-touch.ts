import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";

export interface Seen {
  ms: number;
  /** What was seen first: "busy button", "drawer", "number", "another page". */
  effect: string;
}

export interface Tap {
  /** Name of the button, as assistive technology reads it. */
  button: string;
  /** Idle: everything is loaded and nothing runs. Painted: right after the first paint; no script arrives before the tap. */
  when: "idle" | "painted";
}

/** A phone of the middle class, as Lighthouse slows this machine down to it. */
const CPU_SLOWDOWN = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "de-DE",
};
const PATIENCE_MS = 20_000;

/** Taps a button of a page in a tab of a visitor who was never here. */
export async function measureTap(browser: Browser, url: string, tap: Tap): Promise<Seen> {
  return onPhone(browser, async (page, nextSeen) => {
    const letScriptsIn = tap.when === "painted" ? await holdScripts(page) : undefined;
    await page.goto(url, { waitUntil: letScriptsIn ? "commit" : "networkidle" });
    const button = page.getByRole("main").getByRole("button", { name: tap.button, exact: true });
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(letScriptsIn ? UNTIL_PAINTED : UNTIL_IDLE);
    await button.tap({ force: true });
    letScriptsIn?.();
    return await nextSeen();
  });
}

/** Types the last letter of a word into the search, whose suggestions for the letters before are there. */
export async function measureLetter(browser: Browser, url: string, word: string): Promise<Seen> {
  return onPhone(browser, async (page, nextSeen) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("link", { name: "Suche", exact: true }).tap();
    const field = page.getByRole("combobox", { name: "Suche" });
    await field.fill(word.slice(0, -1));
    await nextSeen();
    await page.waitForLoadState("networkidle");
    await page.evaluate(UNTIL_IDLE);
    await field.press(word.slice(-1));
    return await nextSeen();
  });
}

type Measure = (page: Page, nextSeen: () => Promise<Seen>) => Promise<Seen>;

async function onPhone(browser: Browser, measure: Measure): Promise<Seen> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    let next = Promise.withResolvers<Seen>();
    await page.exposeFunction("hearthSeen", (seen: Seen) => next.resolve(seen));
    await page.addInitScript({ path: new URL("./watch-page.js", import.meta.url).pathname });
    return await measure(page, async () => {
      const seen = await Promise.race([next.promise, outOfPatience()]);
      next = Promise.withResolvers<Seen>();
      return seen;
    });
  } finally {
    await context.close();
  }
}

async function outOfPatience(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`nothing was seen for ${PATIENCE_MS} ms`);
}

/** Scripts wait until the returned function is called, so that "while they load" does not depend on the speed of the network. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith(".js"),
    async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    },
  );
  return resolve;
}

// As text: these run in the browser, whose types this workspace does not know.
const UNTIL_PAINTED = `new Promise((resolve) => new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
}).observe({ type: "paint", buffered: true }))`;
const UNTIL_IDLE = `new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))`;
