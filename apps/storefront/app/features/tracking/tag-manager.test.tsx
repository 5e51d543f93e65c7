import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consentStore, saveConsent } from "../consent/public-islands.ts";
import type { OptionalGroup } from "../consent/public-data.ts";
import { startTagManager } from "./tag-manager.ts";
import type { TagManager } from "./tag-manager.ts";
import { report, takeReported } from "./tracking-store.ts";
import { order, pump } from "./tracking.fixture.ts";

const url = "https://tags.example/container.js";

/** Somebody else's page, so that nothing is loaded from anywhere. */
function openPage() {
  const scripts: { src: string }[] = [];
  const assign = vi.fn<(url: string) => void>();
  const document = {
    scripts,
    createElement: () => ({ src: "" }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  };
  const page = { document, location: { pathname: "/konto", search: "?a=1", assign } } as unknown as Window;
  manager = startTagManager(page, url);
  const events = (queue: unknown[] = []) =>
    queue.flatMap((entry) => (entry as { event?: string }).event ?? []);
  return {
    manager,
    scripts,
    assign,
    said: () => [events(page.dataLayer), events(page.retargetingQueue)],
    commands: () => (page.dataLayer ?? []).filter((entry) => String(entry) === "[object Arguments]"),
  };
}

let manager: TagManager;

/** The visitor chooses, and the page hears of it. */
function allow(groups: readonly OptionalGroup[]): void {
  saveConsent(groups);
  manager.allow(groups);
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  manager.stop();
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
  consentStore.setState(consentStore.getInitialState(), true);
  vi.unstubAllGlobals();
  takeReported();
  localStorage.clear();
});

it("loads nothing and tells nothing before anything is allowed", () => {
  report({ kind: "product", item: pump });
  const { scripts, said } = openPage();
  allow(["media"]);
  expect(scripts).toEqual([]);
  expect(said()).toEqual([[], []]);
});

it("says what is allowed, loads the container once, and tells what happened before and after [42, 292, 293]", () => {
  report({ kind: "page", type: "detail", path: "/pumpe" });
  const { scripts, commands, said } = openPage();
  allow(["statistics", "marketing"]);
  report({ kind: "product", item: pump });
  allow(["statistics", "marketing"]);
  expect(scripts.map(({ src }) => src)).toEqual([url]);
  expect(commands()[0]).toMatchObject({
    0: "consent",
    1: "default",
    2: { analytics_storage: "granted", ad_storage: "granted", ad_user_data: "granted" },
  });
  expect(said()).toEqual([["productDetails"], ["page", "productView"]]);
});

it.each([
  ["statistics", [["productDetails"], []]],
  ["marketing", [[], ["productView"]]],
] as const)("tells only those who may know: %s", (group, expected) => {
  report({ kind: "product", item: pump });
  const { said } = openPage();
  allow([group]);
  expect(said()).toEqual(expected);
});

it("lets more be allowed later", () => {
  const { commands, said } = openPage();
  allow(["statistics"]);
  allow(["statistics", "marketing"]);
  report({ kind: "product", item: pump });
  expect(commands().map((command) => (command as string[])[1])).toEqual(["default", "update"]);
  expect(said()).toEqual([["productDetails"], ["productView"]]);
});

it("begins the page anew when less is allowed, and sends no form again", () => {
  const { assign } = openPage();
  allow(["statistics", "marketing"]);
  expect(assign).not.toHaveBeenCalled();
  allow(["statistics"]);
  expect(assign.mock.calls).toEqual([["/konto?a=1"]]);
});

it("tells an order once, whatever page it is shown on again [188, 191]", () => {
  const { said } = openPage();
  allow(["statistics", "marketing"]);
  report({ kind: "purchase", order });
  report({ kind: "purchase", order });
  report({ kind: "purchase", order: { ...order, id: "o2" } });
  expect(said()).toEqual([
    ["purchase", "purchase"],
    ["sale", "sale"],
  ]);
  expect(localStorage.getItem("site-tracking-order-ids")).toBe('["o1","o2"]');
});

it("remembers no order of those who have not agreed [191]", () => {
  openPage();
  allow(["media"]);
  report({ kind: "purchase", order });
  expect(localStorage.getItem("site-tracking-order-ids")).toBeNull();
});

it.each(['{"o1":true}', "["])("takes %s under its key for nothing", (stored) => {
  localStorage.setItem("site-tracking-order-ids", stored);
  const { said } = openPage();
  allow(["statistics"]);
  report({ kind: "purchase", order });
  expect(said()[0]).toEqual(["purchase"]);
});

it("tells nothing more once consent was taken back elsewhere, and remembers no order [191]", () => {
  const { said } = openPage();
  allow(["statistics", "marketing"]);
  // Another tab, or a page after this one.
  saveConsent([]);
  report({ kind: "product", item: pump });
  report({ kind: "purchase", order });
  expect(said()).toEqual([[], []]);
  expect(localStorage.getItem("site-tracking-order-ids")).toBeNull();
});
