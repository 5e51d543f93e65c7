import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLeaving } from "./watch-leaving.client.ts";

const ask = vi.fn<(path: string) => Promise<Response>>();
const assign = vi.fn<(href: string) => void>();
const minuteMs = 60_000;

const manifest = {
  id: "one",
  rules: [
    rule("/anmelden", "https://register.example", "de-DE"),
    rule("/umgezogen", "/neu", "de-DE"),
    rule("/zglos", "https://register.example", "pl-PL"),
  ],
  prerendered: [],
};

function rule(source: string, target: string, locale: string) {
  return { id: source, match: "exact", source, target, status: 302, locale, keepsQuery: true, position: 0 };
}

/** A page that stays where it is, as one does whose next page does not come. */
function openPage() {
  const document = window.document.implementation.createHTMLDocument();
  document.documentElement.dataset["build"] = "one";
  const page = Object.assign(new EventTarget(), {
    document,
    location: { origin: location.origin, pathname: "/start", search: "", assign },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  });
  watchLeaving(page as unknown as Window);
  // Nothing is loaded here: the last to hear of a click keeps it from trying.
  document.addEventListener("click", (event) => event.preventDefault());
  return page;
}

type Click = MouseEventInit & { target?: string; isTaken?: boolean };

function click(href: string, { target = "", isTaken = false, ...more }: Click = {}) {
  const page = openPage();
  const link = page.document.createElement("a");
  Object.assign(link, { href: new URL(href, location.origin).href, target });
  if (isTaken) link.addEventListener("click", (event) => event.preventDefault());
  page.document.body.append(link);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  return page;
}

const waits = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  // What is loaded on demand comes in its own time.
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockImplementation(async () => Response.json(manifest));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
  assign.mockReset();
});

it.each([
  ["/anmelden", "/anmelden?stay=1"],
  ["/anmelden?a=1", "/anmelden?stay=1"],
  ["/pl-PL/zglos", "/pl-PL/zglos?stay=1"],
])(
  "%s, which leads out of the shop, is shown within it when nobody came for 60 seconds [45, 296]",
  async (href, expected) => {
    click(href);
    await waits(minuteMs - 1);
    expect(ask).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    await waits(1);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expected));
    expect(ask).toHaveBeenCalledExactlyOnceWith("/build/one.json");
  },
);

it("a page that was left is left alone [45]", async () => {
  const page = click("/anmelden");
  page.dispatchEvent(new Event("pagehide"));
  await waits(2 * minuteMs);
  expect(ask).not.toHaveBeenCalled();
});

it.each(["/umgezogen", "/zglos", "/irgendwo", "/fr-FR/anmelden"])(
  "%s stays in the shop: however slow it is, nothing is done [45]",
  async (href) => {
    click(href);
    await waits(minuteMs);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await waits(minuteMs);
    expect(assign).not.toHaveBeenCalled();
  },
);

it.each<[string, string, Click]>([
  ["another tab", "/anmelden", { target: "_blank" }],
  ["another tab, by key", "/anmelden", { ctrlKey: true }],
  ["a click that an island dealt with", "/anmelden", { isTaken: true }],
  ["somebody else's page", "https://other.example/anmelden", {}],
  ["a place on this page", "/start#top", {}],
])("waits for nothing after %s [45]", async (_name, href, how) => {
  click(href, how);
  await waits(minuteMs);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ["fails", async () => Promise.reject(new Error("offline"))],
  ["is answered 404", async () => new Response(null, { status: 404 })],
])("only logs that the manifest %s [296]", async (_name, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  ask.mockImplementation(answer);
  click("/anmelden");
  await waits(minuteMs);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(log.mock.calls[0]?.[0]).toBe("build manifest: could not be read");
  expect(assign).not.toHaveBeenCalled();
});
