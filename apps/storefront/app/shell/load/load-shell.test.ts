import { expect, it, vi } from "vitest";
import { createSharedReads } from "../../platform/cache/shared-reads.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError, ShopUnreachableError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadShell } from "./load-shell.server.ts";

const maintenance = new ShopApiError("readNavigation", 503, [
  { status: "503", code: "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE", title: "", detail: "" },
]);

const category = (id: string, over: object = {}) => ({
  id,
  type: "page",
  linkType: null,
  internalLink: null,
  externalLink: null,
  linkNewTab: null,
  customFields: {},
  translated: { name: id },
  seoUrls: [{ seoPathInfo: id }],
  ...over,
});

const answers: Record<string, unknown> = {
  readNavigation: [
    category("last"),
    category("first", {
      customFields: { bec_hearth_position: 1, shortDescription: "Kurz" },
      children: [category("below", { type: "link", linkType: "external", externalLink: "#cookie-consent" })],
    }),
  ],
  readSeoUrl: { elements: [] },
  readCategory: { customFields: { hearth_usps: [{ icon: "tabler:truck", text: "Schnell" }] } },
  readPaymentMethod: { elements: [] },
  readShippingMethod: { elements: [] },
  readConsentTexts: {
    edition: 3,
    asksSince: 2,
    words: [
      { key: "consent.title", text: "Wahl" },
      { key: "consent.reject", text: "Nie" },
    ],
  },
  readBanners: { elements: [{ id: "1", text: "Heute", linkText: null, link: null }] },
};

/** A shop that answers, or fails with what is put into `failure`. */
function setup() {
  const state: { failure: Error | null; fails: string | null } = { failure: null, fails: null };
  const shop = {
    read: (operation: string) =>
      state.failure && (state.fails ?? operation) === operation
        ? Promise.reject(state.failure)
        : Promise.resolve(answers[operation]),
    inLocale: () => shop,
  } as unknown as ShopClient;
  const warnings: string[] = [];
  const note = (event: string) => warnings.push(event);
  const log = { warn: note, error: note } as unknown as Visit["log"];
  const shared = createSharedReads(60_000);
  const keepShort = vi.fn<() => void>();
  return {
    state,
    warnings,
    shared,
    keepShort,
    load: () =>
      loadShell({
        shop,
        shared,
        log,
        locale: "de-DE",
        siteSearch: null,
        lastSearches: 20,
        tagManager: null,
        keepShort,
      }),
  };
}

it("orders the menu, knows where consent leads without a script, and reads the fields of the home category [41, 142]", async () => {
  const { menu, usps, isClosed } = await setup().load();
  expect(menu.map(({ name, description }) => [name, description])).toEqual([
    ["first", "Kurz"],
    ["last", null],
  ]);
  expect(menu[0]?.children[0]?.link).toEqual({ kind: "consent", target: "/consent" });
  expect(usps).toEqual([{ icon: "tabler:truck", text: "Schnell", target: null }]);
  expect(isClosed).toBe(false);
});

it.each([
  [
    "keeps the menus of before while the shop cannot be reached",
    new ShopUnreachableError("x", "lost", null),
    false,
  ],
  ["says that the shop is closed during maintenance", maintenance, true],
])("%s", async (_name, failure, isClosed) => {
  const { state, load, warnings, shared } = setup();
  const before = await load();
  state.failure = failure;
  shared.purge(["menu"]);
  expect(await load()).toEqual({ ...before, isClosed });
  expect(warnings).toEqual(["shell-recalled"]);
});

it("fails as the shop does when it was never reached", async () => {
  const { state, load } = setup();
  state.failure = maintenance;
  await expect(load()).rejects.toBe(maintenance);
});

it.each([
  ["cannot be reached", new ShopUnreachableError("readNavigation", "timeout", null)],
  ["fails", new ShopApiError("readNavigation", 500, [])],
])(
  "has no menus when the navigation alone %s, keeps nothing of it, and has them with the next page [247]",
  async (_name, failure) => {
    const { state, load, warnings, keepShort } = setup();
    Object.assign(state, { failure, fails: "readNavigation" });
    const { menu, footer, service, usps, isClosed } = await load();
    expect({ menu, footer, service, isClosed }).toEqual({
      menu: [],
      footer: [],
      service: [],
      isClosed: false,
    });
    expect(usps).toHaveLength(1);
    expect(warnings).toEqual(["menus-left-out"]);
    expect(keepShort).toHaveBeenCalledOnce();

    state.failure = null;
    expect((await load()).menu).toHaveLength(2);
    expect(keepShort).toHaveBeenCalledOnce();
  },
);

it("prefers the menus of before to none [247]", async () => {
  const { state, load, warnings, shared, keepShort } = setup();
  const before = await load();
  Object.assign(state, { failure: new ShopApiError("readNavigation", 500, []), fails: "readNavigation" });
  shared.purge(["menu"]);
  expect(await load()).toEqual(before);
  expect(warnings).toEqual(["shell-recalled"]);
  expect(keepShort).not.toHaveBeenCalled();
});

it("brings staff's words of consents, those of before while the shop does not answer, and none of an unknown name", async () => {
  const { load, state, shared } = setup();
  const words = { "consent.title": "Wahl" };
  expect((await load()).consent.texts).toEqual({ edition: 3, asksSince: 2, words });
  state.failure = new ShopUnreachableError("readConsentTexts", "lost", null);
  state.fails = "readConsentTexts";
  shared.purge(["consent-texts"]);
  expect((await load()).consent.texts).toEqual({ edition: 3, asksSince: 2, words });
});
