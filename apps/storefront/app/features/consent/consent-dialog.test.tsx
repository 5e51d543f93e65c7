import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { announcementStore } from "../../ui/message/announcement-store.ts";
import { ConsentDialog } from "./consent-dialog.island.tsx";
import { CONSENT_DIALOG_ID } from "./consent-dialog-id.ts";
import { consentStore, saveConsent } from "./consent-store.ts";

const language = await createAreaLanguage("de-DE").load(ConsentDialog.island.texts ?? []);

function dialog(): HTMLDialogElement {
  const found = document.getElementById(CONSENT_DIALOG_ID);
  if (!(found instanceof HTMLDialogElement)) throw new Error("no dialog");
  return found;
}

function open() {
  render(
    <LanguageProvider language={language}>
      <ConsentDialog privacyPath="/datenschutz" offered={["media"]} host={null} />
    </LanguageProvider>,
  );
  dialog().showModal();
}

// A closed dialog hides it.
const media = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Externe Medien", hidden: true });

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  saveConsent([]);
});
afterEach(() => {
  act(() => consentStore.setState(consentStore.getInitialState(), true));
  vi.unstubAllGlobals();
});

it("saves everything or nothing with one click, says so and closes [100]", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: language.t("consent.acceptAll") }));
  expect(document.cookie).toMatch(/hearth-consent=2\.[\d-]+\.media/);
  expect(dialog().open).toBe(false);
  expect(announcementStore.getState().text).toContain(language.t("consent.saved"));
  expect(media().checked).toBe(true);

  dialog().showModal();
  await userEvent.click(screen.getByRole("button", { name: language.t("consent.reject") }));
  expect(consentStore.getState().groups).toEqual([]);
  expect(media().checked).toBe(false);
});

it("saves what is ticked", async () => {
  open();
  await userEvent.click(media());
  await userEvent.click(screen.getByRole("button", { name: language.t("consent.save") }));
  expect(consentStore.getState().groups).toEqual(["media"]);
});

it("forgets ticks that were not saved", async () => {
  open();
  await userEvent.click(media());
  expect(media().checked).toBe(true);
  act(() => dialog().close());
  expect(media().checked).toBe(false);
  expect(consentStore.getState().groups).toEqual([]);
});

it("hydrates as the server wrote it, then shows what was saved before", async () => {
  saveConsent(["media"]);
  await hydrates(<ConsentDialog privacyPath="/datenschutz" offered={["media"]} host={null} />);
  expect(media().checked).toBe(true);
});
