import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { PaymentWait } from "./payment-wait.island.tsx";

const language = await createAreaLanguage("de-DE").load(["order"]);
const { t } = language;
const reload = vi.fn<typeof location.reload>();
const ask = vi.fn<typeof fetch>();
const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", ask);
  ask.mockReset().mockImplementation(answer({ outcome: "waiting" }));
  reload.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = <PaymentWait orderId="o1" outcome="waiting" href="/success/o1" stopHref="/success/o1?stay=1" />;

function show() {
  render(<LanguageProvider language={language}>{wait}</LanguageProvider>);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("asks again while nothing changed, and shows the page anew when something did", async () => {
  show();
  await pass(2000);
  expect(ask.mock.calls[0]?.[0]).toBe("/checkout/payment-state/o1");
  await pass(2000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(answer({ outcome: "paid" }));
  await pass(2000);
  expect(reload).toHaveBeenCalledOnce();
});

it("goes on asking when the shop or the connection fails", async () => {
  show();
  ask
    .mockImplementationOnce(answer(null, 503))
    .mockImplementationOnce(() => Promise.reject(new Error("lost")));
  for (let polls = 0; polls < 3; polls += 1) await pass(2000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

it("stands still once it was stopped, and so does the page that is looked at by hand", async () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: t("order.waitingStop") }));
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  const again = screen.getByRole("link", { name: t("order.waitingReload") });
  expect(again.getAttribute("href")).toBe("/success/o1?stay=1");
});

it("gives up after thirty times", async () => {
  show();
  for (let polls = 0; polls < 40; polls += 1) await pass(5000);
  expect(ask).toHaveBeenCalledTimes(30);
  expect(screen.getByText(t("order.waitingStopped"))).toBeTruthy();
});

it("hydrates without a word", async () => {
  await hydrates(wait);
  expect(screen.getByText(t("order.waitingAuto"))).toBeTruthy();
});
