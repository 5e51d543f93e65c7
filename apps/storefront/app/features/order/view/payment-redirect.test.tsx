import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { announcementStore } from "../../../ui/message/announcement-store.ts";
import { PaymentRedirect } from "./payment-redirect.island.tsx";

const language = await createAreaLanguage("de-DE").load(["order"]);
const { t } = language;
const assign = vi.fn<typeof location.assign>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, "assign").mockImplementation(assign);
});

afterEach(() => {
  vi.useRealTimers();
  assign.mockClear();
});

const redirect = <PaymentRedirect url="https://pay.example/1" seconds={3} stopHref="/pending?stay=1" />;

function show() {
  render(<LanguageProvider language={language}>{redirect}</LanguageProvider>);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stopLink = () => screen.getByRole("link", { name: t("order.pendingStop") });

it("counts down and goes to the provider once [80]", async () => {
  show();
  await pass(1000);
  expect(screen.getByText(t("order.pendingAuto", { seconds: 2 }))).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  await pass(1000);
  await pass(1000);
  await pass(5000);
  expect(assign.mock.calls).toEqual([["https://pay.example/1"]]);
});

it("is stopped, says so, and leaves the focus on the step", async () => {
  show();
  stopLink().focus();
  fireEvent.click(stopLink());
  expect(screen.queryByRole("link", { name: t("order.pendingStop") })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: t("order.pendingNow") }));
  expect(announcementStore.getState().text).toBe(t("order.pendingStopped"));
  await pass(10_000);
  expect(assign).not.toHaveBeenCalled();
});

it("sends nobody away again who came back", async () => {
  show();
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await pass(10_000);
  expect(assign).not.toHaveBeenCalled();
});

it("hydrates without a word", async () => {
  await hydrates(redirect);
  expect(stopLink().getAttribute("href")).toBe("/pending?stay=1");
});
