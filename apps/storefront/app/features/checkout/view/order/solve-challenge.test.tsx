import { render, screen, waitFor } from "@testing-library/react";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../../platform/language/language.tsx";
import { SolveChallenge } from "./solve-challenge.island.tsx";

const language = await createAreaLanguage("de-DE").load(["checkout"]);
const { t } = language;
const sent = vi.fn<(fields: object) => void>();

function onSubmit(event: SubmitEvent): void {
  sent(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  event.preventDefault();
}
beforeEach(() => {
  sent.mockReset();
  window.addEventListener("submit", onSubmit);
});
afterEach(() => window.removeEventListener("submit", onSubmit));

const digest = createHash("sha256").update("salt.777").digest("hex");
const challenge = `salt.${digest}.1000.1.sign`;
const solving = (
  <SolveChallenge challenge={challenge}>
    <input type="hidden" name="key" value="k" />
  </SolveChallenge>
);

it("calculates, says so, and sends the order once with what it found", async () => {
  render(<LanguageProvider language={language}>{solving}</LanguageProvider>);
  await waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 20_000 });
  expect(sent.mock.calls).toEqual([[{ key: "k", intent: "order", proof: `${challenge}.777` }]]);
  expect(screen.getByRole("status").textContent).toBe(t("checkout.proofDone"));
});

it("hydrates without a word", async () => {
  await hydrates(solving);
  expect(screen.getByRole("status")).toBeTruthy();
});
