import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../../platform/language/language.tsx";
import { ResendOrder } from "./resend-order.island.tsx";

const language = await createAreaLanguage("de-DE").load(["checkout"]);
const { t } = language;
const sent = vi.fn<(fields: object) => void>();

function onSubmit(event: SubmitEvent): void {
  const { submitter, target } = event;
  if (!event.defaultPrevented) {
    sent({
      ...Object.fromEntries(new FormData(target as HTMLFormElement)),
      intent: (submitter as HTMLButtonElement).value,
    });
  }
  event.preventDefault();
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  window.addEventListener("submit", onSubmit);
});

afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener("submit", onSubmit);
});

const again = (attempt: number) => (
  <ResendOrder attempt={attempt}>
    <input type="hidden" name="key" value="k" />
  </ResendOrder>
);
const show = (attempt: number) =>
  render(<LanguageProvider language={language}>{again(attempt)}</LanguageProvider>);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("sends the same order again by itself, once", async () => {
  show(1);
  await pass(60_000);
  expect(sent.mock.calls).toEqual([[{ key: "k", intent: "order" }]]);
});

it("is sent by its button before, and then not again", async () => {
  show(1);
  const button = screen.getByRole("button", { name: t("checkout.order") });
  fireEvent.click(button);
  fireEvent.click(button);
  await pass(60_000);
  expect(sent).toHaveBeenCalledOnce();
});

it("waits to be asked after the fourth time, and does not say otherwise", async () => {
  show(5);
  await pass(60_000);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText(t("checkout.unsureAuto")).hidden).toBe(true);
});

it("hydrates without a word", async () => {
  await hydrates(again(1));
  expect(screen.getByText(t("checkout.unsureAuto")).hidden).toBe(false);
});
