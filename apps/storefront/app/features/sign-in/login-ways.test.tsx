import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { LoginDialog } from "./login-dialog.island.tsx";
import { LoginForm } from "./login-form.tsx";
import type { ProviderChoice } from "./provider-buttons.tsx";

const language = await createAreaLanguage("de-DE").load(LoginDialog.island.texts ?? []);
const { t } = language;

afterEach(() => document.body.replaceChildren());

it("leads from the dialog to a new password, to registering and to three providers [61]", () => {
  const providers: ProviderChoice[] = [
    { id: "google", name: "Google" },
    { id: "facebook", name: "Facebook" },
    { id: "apple", name: "Apple" },
  ];
  render(
    <LanguageProvider language={language}>
      <LoginDialog providers={providers} />
    </LanguageProvider>,
  );
  document.querySelector("dialog")?.showModal();
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link(t("signIn.forgot"))).toBe("/account/recover");
  expect(link(t("signIn.register"))).toBe("/register");
  const forms = providers.map(({ name }) =>
    screen.getByRole<HTMLButtonElement>("button", { name: t("signIn.with", { provider: name }) }),
  );
  expect(forms.map(({ form }) => form?.getAttribute("action"))).toEqual([
    "/login/with/google",
    "/login/with/facebook",
    "/login/with/apple",
  ]);
});

it("lists in the form's own words, above its button, that nobody was found [307]", () => {
  const problems = [{ code: "login_no_matching_customer_internal", field: null }];
  render(
    <LanguageProvider language={language}>
      <LoginForm state={{ values: {}, problems }} redirect="" />
    </LanguageProvider>,
  );
  const told = screen.getByText(language.error("login_no_matching_customer_internal") ?? "");
  expect(told.closest(".form-problems")).toBeTruthy();
  const button = screen.getByRole("button", { name: t("signIn.submit") });
  expect(told.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
