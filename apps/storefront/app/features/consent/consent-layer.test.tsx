import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { consentCookieOf, consentOf } from "./consent-choice.ts";
import { ConsentLayer } from "./consent-layer.island.tsx";
import { consentStore, saveConsent } from "./consent-store.ts";

const language = await createAreaLanguage("de-DE").load(ConsentLayer.island.texts ?? []);
const { t } = language;
const layer = (
  <ConsentLayer
    privacyPath="/datenschutz"
    offered={["media", "statistics", "marketing"]}
    host="tags.example"
  />
);
const region = () => screen.queryByRole("region", { name: t("consent.layerTitle") });
const button = (name: string) => screen.getByRole("button", { name });
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => {}));

function show() {
  render(<LanguageProvider language={language}>{layer}</LanguageProvider>);
}

beforeEach(() => {
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  act(() => consentStore.setState(consentStore.getInitialState(), true));
  vi.unstubAllGlobals();
});

it("asks whoever has not chosen yet, and says who gets data [100]", () => {
  show();
  expect(region()).toBeTruthy();
  expect(region()?.textContent).toContain("tags.example");
});

it.each([
  ["de-DE", ["Name", "Anschrift", "E-Mail-Adresse", "Telefonnummer", "außerhalb der EU"]],
  ["en-GB", ["name", "address", "e-mail address", "telephone number", "outside the EU"]],
  ["pl-PL", ["imię i nazwisko", "adres", "e-mail", "numer telefonu", "poza UE"]],
] as const)("names all purposes and what is told after an order, in %s", async (locale, told) => {
  const spoken = await createAreaLanguage(locale).load(["consent"]);
  const text = spoken.t("consent.layerText", { host: "tags.example" });
  const groups = (["statistics", "marketing", "media"] as const).map((group) =>
    spoken.t(`consent.${group}`).toLowerCase(),
  );
  const lower = text.toLowerCase();
  expect(groups.filter((group) => !lower.includes(group))).toEqual([]);
  expect(["tags.example", "YouTube", "Vimeo", ...told].filter((word) => !text.includes(word))).toEqual([]);
});

it("makes refusing as easy as agreeing: side by side, looking the same", () => {
  show();
  const [no, yes] = [button(t("consent.reject")), button(t("consent.acceptAll"))];
  expect(no.className).toBe(yes.className);
  expect(no.parentElement).toBe(yes.parentElement);
});

it.each([
  ["consent.reject", [], "intent=ticked"],
  [
    "consent.acceptAll",
    ["media", "statistics", "marketing"],
    "intent=ticked&group=media&group=statistics&group=marketing",
  ],
] as const)("takes %s, sends the proof and goes away", async (label, groups, body) => {
  show();
  await userEvent.click(button(t(label)));
  expect(region()).toBeNull();
  expect(consentStore.getState().groups).toEqual(groups);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.map(([path, init]) => `${path}?${init.body as URLSearchParams}`)).toEqual([
    `/consent?${body}`,
  ]);
});

it("leads whoever answered to the content of the page, and leaves others where they are", async () => {
  render(
    <LanguageProvider language={language}>
      {layer}
      <main id="content" tabIndex={-1}>
        <input aria-label="elsewhere" />
      </main>
    </LanguageProvider>,
  );
  await userEvent.click(button(t("consent.reject")));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
  act(() => consentStore.setState({ hasChosen: false }));
  screen.getByLabelText("elsewhere").focus();
  act(() => saveConsent([]));
  expect(document.activeElement).toBe(screen.getByLabelText("elsewhere"));
});

it("keeps the id of the choice before", async () => {
  saveConsent(["media"]);
  const idOf = () => /hearth-consent=[^;]*\.([\da-f]{32})/.exec(document.cookie)?.[1];
  const before = idOf();
  saveConsent([]);
  expect(idOf()).toBe(before);
});

it("goes away where the browser keeps no cookies, and nothing is allowed", async () => {
  Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: () => {} });
  show();
  await userEvent.click(button(t("consent.acceptAll")));
  Reflect.deleteProperty(document, "cookie");
  expect(region()).toBeNull();
  expect(consentStore.getState().groups).toEqual([]);
});

it("asks again whoever agreed while others were named", async () => {
  const before = consentOf(["statistics"], new Date(), { receivers: "00000000", edition: 0 });
  document.cookie = consentCookieOf(before, false);
  document.documentElement.dataset.receivers = "1a2b3c4d";
  show();
  expect(region()).toBeTruthy();
  await userEvent.click(button(t("consent.acceptAll")));
  expect(document.cookie).toContain(".1a2b3c4d");
  delete document.documentElement.dataset.receivers;
});

it("asks again whoever agreed to words that meant something else, and says which words were read", async () => {
  document.documentElement.dataset.consentTexts = "7 5";
  const agreed = (edition: number) => consentOf(["statistics"], new Date(), { receivers: "", edition });
  document.cookie = consentCookieOf(agreed(4), false);
  show();
  expect(region()).toBeTruthy();
  await userEvent.click(button(t("consent.acceptAll")));
  expect(document.cookie).toContain("hearth-consent=2e7.");
  const bodies = fetched.mock.calls.map(([, init]) => `${init.body as URLSearchParams}`);
  expect(bodies[0]).toContain("edition=7");
  delete document.documentElement.dataset.consentTexts;
});

it("asks nobody who has chosen", async () => {
  saveConsent([]);
  await hydrates(layer);
  expect(region()).toBeNull();
});
