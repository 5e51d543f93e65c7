import { errors, type Browser, type Page } from "@playwright/test";

const phone = { width: 390, height: 844 };

/** Ends what hangs, on a machine many times slower than ours: one page must not take the time of all of them. */
const PATIENCE_MS = 120_000;

/** What a browser on a phone complains about while it shows the page from top to bottom. */
export async function browserFindings(browser: Browser, baseUrl: string, path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: phone, baseURL: baseUrl });
  const page = await context.newPage();
  const { findings, waiting } = listen(page, new URL(baseUrl).host);
  try {
    await page.goto(path, { waitUntil: "load", timeout: PATIENCE_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await context.close();
    return [...findings, `does not end loading, waits for ${[...waiting].join(", ")}`];
  }
  await scrollThrough(page);
  const shown = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    broken: [...document.images]
      .filter((image) => image.complete && image.currentSrc !== "" && image.naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  }));
  // Leaving the page stops what it still loads; that is no finding.
  const result = [...new Set(findings), ...shown.broken.map((source) => `broken picture ${source}`)];
  if (shown.overflow > 0) result.push(`${shown.overflow} px wider than the screen`);
  await context.close();
  return result;
}

function listen(page: Page, host: string): { findings: string[]; waiting: Set<string> } {
  const findings: string[] = [];
  const waiting = new Set<string>();
  page.on("requestfinished", (request) => waiting.delete(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") findings.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => findings.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    waiting.delete(request.url());
    findings.push(`failed ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) findings.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    waiting.add(request.url());
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== host) findings.push(`foreign host ${request.url()}`);
  });
  return { findings, waiting };
}

/** Lazy pictures load when they come near; each step waits for those in sight. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = async (image: HTMLImageElement) => {
      if (image.complete) return;
      await new Promise((resolve) => {
        for (const event of ["load", "error"]) image.addEventListener(event, resolve, { once: true });
        setTimeout(resolve, 5000);
      });
    };
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      return width > 0 && !isBeside && bottom > 0 && top < window.innerHeight;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20));
        // A browser that draws nothing calls for no frame.
        setTimeout(resolve, 1000);
      });
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([...document.images].filter(isInSight).map(settled));
    }
  });
}
