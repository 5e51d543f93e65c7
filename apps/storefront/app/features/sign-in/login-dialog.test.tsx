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
  history.replaceState(null, "", "/");
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

const csrf = "0".repeat(64);

/** The auth handler: its token, then what it says of the credentials. */
function handlerSays(answer: () => Response): void {
  ask.mockImplementation(async (url) =>
    url === "/api/auth/csrf" ? Response.json({ csrfToken: csrf }) : answer(),
  );
}

it("signs in through the auth handler, closes and goes on to the account [60, 62, 156, 272]", async () => {
  handlerSays(() => Response.json({ url: "/kontakt" }));
  history.replaceState(null, "", "/kontakt?a=1");
  await signIn();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/account"));
  expect(ask.mock.calls.map(([url]) => url)).toEqual(["/api/auth/csrf", "/api/auth/callback/credentials"]);
  const sent = new URLSearchParams(ask.mock.calls[1]?.[1]?.body as URLSearchParams);
  expect(Object.fromEntries(sent)).toEqual({
    username: "ada@example.com",
    password: "geheim",
    remember: "true",
    redirect: "false",
    callbackUrl: "/kontakt?a=1",
    csrfToken: csrf,
    json: "true",
  });
  expect(dialog()?.open).toBe(false);
});

it.each(["/checkout/cart", "/pl-PL/checkout"])("stays on %s [62]", async (path) => {
  handlerSays(() => Response.json({ url: path }));
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  history.replaceState(null, "", path);
  await signIn();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});

it("says what is wrong, keeps the address and forgets the password", async () => {
  const problems = [{ code: "login_no_matching_customer_internal", field: null }];
  handlerSays(() => Response.json({ url: "/login?error=CredentialsSignin", problems }, { status: 401 }));
  await signIn();
  await waitFor(() => expect(document.activeElement?.id).toBe("dialog-login-problems"));
  expect(document.activeElement?.textContent).toContain(
    language.error("login_no_matching_customer_internal"),
  );
  expect(email().value).toBe("ada@example.com");
  expect(password().value).toBe("");
});

it.each([
  ["nobody answers", () => Promise.reject(new Error("offline"))],
  ["the handler fails", async () => new Response("", { status: 502 })],
])("leaves it to the login page when %s [310]", async (_when, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  ask.mockImplementation(answer);
  await signIn();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(log).toHaveBeenCalledOnce();
});

it("leaves it to the login page when it is refused without a reason", async () => {
  handlerSays(() => Response.json({ url: "/login?error=MissingCSRF", problems: [] }, { status: 401 }));
  await signIn();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

it("hydrates empty, then holds the form and begins with the address", async () => {
  await hydrates(<LoginDialog providers={[]} />);
  expect(document.querySelector<HTMLInputElement>("[autofocus]")?.name).toBe("username");
});
