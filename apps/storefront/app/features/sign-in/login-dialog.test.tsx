import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { LoginDialog } from "./login-dialog.island.tsx";

const language = await createAreaLanguage("de-DE").load(LoginDialog.island.texts ?? []);
const ask = vi.fn<typeof fetch>();
const assign = vi.fn<(href: string | URL) => void>();
const submit = vi.fn<() => void>();

beforeEach(() => {
  for (const mock of [ask, assign, submit]) mock.mockReset();
  vi.stubGlobal("fetch", ask);
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submit);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dialog = () => document.querySelector("dialog");
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-Mail-Adresse *" });
const password = () => screen.getByLabelText<HTMLInputElement>("Passwort *");

async function signIn(): Promise<void> {
  render(
    <LanguageProvider language={language}>
      <LoginDialog providers={[{ id: "google", name: "Google" }]} />
    </LanguageProvider>,
  );
  dialog()?.showModal();
  await userEvent.type(email(), "ada@example.com");
  await userEvent.type(password(), "geheim{Enter}");
}

it("signs in and goes on to where the shop says", async () => {
  ask.mockResolvedValue(Response.json({ href: "/account" }));
  await signIn();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/account"));
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe("/login/send");
  expect(new URLSearchParams(request?.body as URLSearchParams).toString()).toBe(
    "remember=true&redirect=&username=ada%40example.com&password=geheim",
  );
  expect(dialog()?.open).toBe(false);
});

it("says what is wrong, keeps the address and forgets the password", async () => {
  const form = {
    values: { username: "ada@example.com" },
    problems: [{ code: "login_no_matching_customer_internal", field: null }],
  };
  ask.mockResolvedValue(Response.json({ form }, { status: 422 }));
  await signIn();
  await waitFor(() => expect(document.activeElement?.id).toBe("dialog-login-problems"));
  expect(document.activeElement?.textContent).toContain(
    language.error("login_no_matching_customer_internal"),
  );
  expect(email().value).toBe("ada@example.com");
  expect(password().value).toBe("");
});

it("leaves it to the login page when nobody answers", async () => {
  ask.mockRejectedValue(new Error("offline"));
  await signIn();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

it("hydrates empty, then holds the form and begins with the address", async () => {
  await hydrates(<LoginDialog providers={[]} />);
  expect(document.querySelector<HTMLInputElement>("[autofocus]")?.name).toBe("username");
});
