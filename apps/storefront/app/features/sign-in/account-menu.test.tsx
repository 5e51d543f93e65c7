import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { AccountMenu } from "./account-menu.island.tsx";
import { LOGIN_DIALOG_ID } from "./login-dialog-id.ts";
import { sessionStore } from "./session/session-store.ts";

const { language } = createAreaLanguage("de-DE");
const labels = {
  menu: "Konto",
  signIn: "Anmelden",
  register: "Registrieren",
  account: "Mein Konto",
  signOut: "Abmelden",
  signOutGuest: "Gastsitzung beenden",
};

beforeAll(() => {
  // Not known to happy-dom.
  HTMLElement.prototype.hidePopover ??= () => {};
});
afterEach(() => act(() => sessionStore.setState(sessionStore.getInitialState())));

const entries = () =>
  [...document.querySelectorAll("#account-menu li")].map(({ textContent }) => textContent);

it.each([
  ["anonymous", ["Anmelden", "Registrieren"]],
  ["customer", ["Mein Konto", "Abmelden"]],
  ["guest", ["Gastsitzung beenden"]],
] as const)("offers %s visitors what they can do [64, 65]", async (kind, expected) => {
  const place = await hydrates(<AccountMenu labels={labels} />);
  act(() => sessionStore.setState({ kind }));
  expect(entries()).toEqual(expected);
  place.remove();
});

it("opens the login dialog and leaves the focus on its button", async () => {
  render(
    <LanguageProvider language={language}>
      <AccountMenu labels={labels} />
      <dialog id={LOGIN_DIALOG_ID} />
    </LanguageProvider>,
  );
  const dialog = document.querySelector("dialog");
  const link = screen.getByRole("link", { name: "Anmelden" });
  expect(link.getAttribute("href")).toBe("/login");
  await userEvent.click(link);
  expect(dialog?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Konto" }));
});
