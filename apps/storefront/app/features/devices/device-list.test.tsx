import { render, screen, within } from "@testing-library/react";
import { locales } from "@hearth/i18n";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { DeviceList } from "./device-list.tsx";
import { deviceViews } from "./device-view.ts";

const session = (digit: string, more: object = {}) => ({
  id: digit.repeat(32),
  browser: "Firefox" as string | null,
  system: "Linux" as string | null,
  createdAt: "2026-11-01T10:12:13.000+00:00",
  lastUsedAt: "2026-11-16T09:00:00.000Z",
  isCurrent: false,
  apiAlias: "hearth_customer_session" as const,
  ...more,
});

async function show(
  sessions: readonly ReturnType<typeof session>[],
  locale: "de-DE" | "en-GB" | "pl-PL" = "de-DE",
) {
  render(
    <LanguageProvider language={await loadLanguage(locale)}>
      <DeviceList devices={deviceViews(sessions as never)} />
    </LanguageProvider>,
  );
  return screen.getAllByRole("listitem");
}

it("names each device as well as it is known, the one in hand first", async () => {
  const cards = await show([
    session("1"),
    session("2", { browser: null, system: "iPhone" }),
    session("3", { browser: null, system: null }),
    session("4", { browser: "Chrome", system: "Windows", isCurrent: true }),
  ]);
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "Chrome auf Windows",
    "Firefox auf Linux",
    "iPhone",
    "Unbekanntes Gerät",
  ]);
  expect(cards.map((card) => within(card).queryByText("Dieses Gerät") !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("offers to sign out every device but the one in hand, by plain forms", async () => {
  const [current, other] = await show([session("1", { isCurrent: true }), session("2")]);
  expect(within(current as HTMLElement).queryByRole("button")).toBeNull();
  const button = within(other as HTMLElement).getByRole<HTMLButtonElement>("button", {
    name: "Abmelden: Firefox auf Linux",
  });
  expect(Object.fromEntries(new FormData(button.form as HTMLFormElement, button))).toEqual({
    intent: "end",
    sessionId: "2".repeat(32),
  });
  const others = screen.getByRole<HTMLButtonElement>("button", { name: "Alle anderen Geräte abmelden" });
  expect(Object.fromEntries(new FormData(others.form as HTMLFormElement, others))).toEqual({
    intent: "end-others",
  });
  expect([button.form?.method, others.form?.method]).toEqual(["post", "post"]);
});

it("has nothing to sign out where there is one device", async () => {
  await show([session("1", { isCurrent: true })]);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(locales)("says when each was used in %s", async (locale) => {
  const [card] = await show([session("1", { isCurrent: true })], locale);
  const times = (card as HTMLElement).querySelectorAll("time");
  expect([...times].map((time) => time.getAttribute("datetime"))).toEqual([
    "2026-11-01T10:12:13.000+00:00",
    "2026-11-16T09:00:00.000Z",
  ]);
  expect((card as HTMLElement).textContent).toMatch(/2026/);
});
