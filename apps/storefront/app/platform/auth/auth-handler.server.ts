import { isLocale, splitLocale } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { authCookieName, isSecureVisit, isSigningIn } from "./auth-cookies.server.ts";
import { answersByForm } from "./auth-providers.server.ts";
import { authErrorIn } from "./auth-request.ts";
import type { AuthCall } from "./auth-request.ts";
import { askAuth, AUTH_PATH } from "./auth.server.ts";
import { parseCookieHeader } from "../http/security/cookie-header.server.ts";
import { isForeignForm } from "../http/security/own-form.ts";
import type { FormProblem } from "../forms/form-problem.ts";
import { failedForm } from "../forms/form-state.ts";
import { readForm } from "../forms/read-form.ts";
import { greeted } from "./greet.server.ts";
import { signOut } from "./sign-in.server.ts";
import type { Credentials } from "./sign-in.server.ts";
import type { Visit } from "../http/visit.server.ts";

/** GET of the handler. A provider that answers by form comes here too, see below. */
export async function readAuth(visit: Visit, request: Request, call: AuthCall): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const spoken = inLocaleOf(visit, request, searchParams.get("callbackUrl"));
  const isForm = call.action === "callback" && answersByForm(call.provider ?? "");
  const asked = isForm
    ? authRequest(visit, request, call, { form: searchParams })
    : authRequest(visit, request, call, { search });
  const answer = await askAuth(spoken, asked);
  if (call.action !== "session") return open(answer);
  // "Empty means signed out", and empty is an object.
  const session: unknown = await answer.json();
  return new Response(JSON.stringify(session ?? {}), { status: answer.status, headers: answer.headers });
}

/** POST of the handler: form-encoded, with the token of `/csrf`, and `json` for an answer that is no redirect. */
export async function changeAuth(visit: Visit, request: Request, call: AuthCall): Promise<Response> {
  const isFromProvider = call.action === "callback" && answersByForm(call.provider ?? "");
  if (!isFromProvider && isForeignForm(request.headers, visit.publicUrl))
    return json({ message: "Forbidden" }, 403);
  const form = await readForm(request);
  if (form === null) return json({ message: "Bad request" }, 400);
  const fields = textsOf(form);
  // A form from the provider's site brings none of our cookies. The same as a GET brings them all.
  if (isFromProvider) return moveOn(`${AUTH_PATH}/callback/${call.provider}?${fields}`);

  const isJson = fields.get("json") === "true";
  const spoken = inLocaleOf(visit, request, fields.get("callbackUrl"));
  const isCredentials = call.action === "callback" && call.provider === "credentials";
  const problems: FormProblem[] = [];
  let hasFailed = false;
  const ask = () =>
    askAuth(spoken, authRequest(visit, request, call, { form: fields }), {
      onRefused: (refusal) => problems.push(...failedForm({}, refusal).problems),
      onFailed: () => (hasFailed = true),
    });
  const answer = isCredentials ? await greeted(visit, ask) : await ask();
  const location = answer.headers.get("location");
  if (call.action === "signout") {
    if (hasFailed) return json({ message: "Could not fetch CSRF Token for signing out" }, 400);
    await signOut(visit);
  }
  if (!isJson || location === null) return open(answer);
  const isRefused = isCredentials && !isSigningIn(visit, answer);
  const headers = new Headers(answer.headers);
  headers.delete("location");
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify({ url: location, ...(isRefused && { problems }) }), {
    status: isRefused ? 401 : 200,
    headers,
  });
}

/** Signs in for a form of the shop that works without script. Throws what the shop answered. */
export async function signIn(visit: Visit, { username, password }: Credentials): Promise<void> {
  const refusals: Error[] = [];
  const form = new URLSearchParams({ username, password });
  const call: AuthCall = { action: "callback", provider: "credentials" };
  const asked = authRequest(visit, new Request(visit.publicUrl), call, { form });
  const answer = await askAuth(visit, asked, { isTrusted: true, onRefused: (error) => refusals.push(error) });
  if (refusals[0]) throw refusals[0];
  if (!isSigningIn(visit, answer)) {
    throw new Error(`the auth handler refused a sign-in: ${authErrorIn(answer.headers.get("location"))}`);
  }
  // What else Auth.js keeps is for the way to a provider.
  const name = authCookieName(isSecureVisit(visit));
  visit.cookies.push(...answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`)));
}

/** As above, for somebody who comes to stay: says that they are signed in, and whether their cart has grown. */
export function signInWithCart(visit: Visit, given: Credentials): Promise<void> {
  return greeted(visit, () => signIn(visit, given));
}

/** Begins a sign-in through a provider for a form of the shop: its address, with the cookies that bind it to this browser. */
export async function beginProviderSignIn(
  visit: Visit,
  request: Request,
  wanted: { provider: string; returnTo: string },
): Promise<string | null> {
  const form = new URLSearchParams({ callbackUrl: wanted.returnTo });
  const call: AuthCall = { action: "signin", provider: wanted.provider };
  const answer = await askAuth(visit, authRequest(visit, request, call, { form }), { isTrusted: true });
  const location = answer.headers.get("location");
  visit.cookies.push(...answer.headers.getSetCookie());
  return location === null || authErrorIn(location) !== null ? null : location;
}

type Content = { search: string } | { form: URLSearchParams };

/** Our own request to Auth.js: under the public address, and with nothing of the visitor's but cookies and fields. */
function authRequest(
  visit: Visit,
  request: Request,
  { action, provider }: AuthCall,
  content: Content,
): Request {
  const url = new URL(`${AUTH_PATH}/${action}${provider === null ? "" : `/${provider}`}`, visit.publicUrl);
  const headers = new Headers({ cookie: request.headers.get("cookie") ?? "" });
  if ("search" in content) {
    url.search = content.search;
    return new Request(url, { headers });
  }
  headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers, body: content.form.toString() });
}

/** The handler's address has no language: the page that is wanted has, or the one seen last. */
function inLocaleOf(visit: Visit, request: Request, callbackUrl: string | null): Visit {
  const cookies = parseCookieHeader(request.headers.get("cookie"));
  const kept = cookies.get(authCookieName(isSecureVisit(visit), "return"));
  const last = cookies.get("i18n_redirected") ?? "";
  const locale = localeOf(callbackUrl) ?? localeOf(kept ?? null) ?? (isLocale(last) ? last : visit.locale);
  return { ...visit, locale, shop: visit.shop.inLocale(locale) };
}

function localeOf(address: string | null): Locale | null {
  const url = address === null ? null : decoded(address);
  if (url === null || !URL.canParse(url, "https://shop.invalid")) return null;
  const split = splitLocale(new URL(url, "https://shop.invalid").pathname);
  return split.kind === "known" ? split.locale : null;
}

/** What Auth.js keeps in its cookie is encoded. An address with a bare `%` is none of its making, and stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function textsOf(form: FormData): URLSearchParams {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}

/** Redirects of Auth.js have headers nobody may add to. */
function open({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: new Headers(headers) });
}

function moveOn(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

function json(content: unknown, status: number): Response {
  return new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });
}
