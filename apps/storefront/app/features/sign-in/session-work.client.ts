import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { isNewLogin, loginTokensKey, readLoginTokens, withLoginToken } from "./login-tokens.ts";
import { seenKey, setStatus } from "./session-status.client.ts";

const patienceMs = 15_000;

type SessionSlice = { kind: "anonymous" | "guest" | "customer"; loginToken: string | null };

/** What has to be done once after signing in. Listeners of `hearth:login` hand their work over; when it fails, nobody stays half signed in. */
export type LoginDetail = { waitUntil: (work: Promise<unknown>) => void };

export async function askSession(page: Document): Promise<void> {
  const session = await readSession();
  if (session === null) {
    // The server could not be asked: the hint is all there is.
    setStatus(page, visitorHint(page.cookie) === "customer" ? "authenticated" : "unauthenticated");
    return;
  }
  page.documentElement.dataset["visitor"] = session.kind;
  setStatus(page, session.kind === "customer" ? "authenticated" : "unauthenticated");
  await handleLogin(page, session.loginToken);
}

/** Whether this tab is the one that deals with it. Without storage every page does, which changes nothing twice. */
function takeLogin(token: string | null): boolean {
  try {
    localStorage.setItem(seenKey, "1");
    const handled = readLoginTokens(localStorage.getItem(loginTokensKey));
    if (!isNewLogin(token, handled)) return false;
    localStorage.setItem(loginTokensKey, withLoginToken(token, handled));
    return true;
  } catch {
    return token !== null;
  }
}

async function readSession(): Promise<SessionSlice | null> {
  try {
    const answer = await fetch("/session", {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return await answer.json();
    console.error("session: could not be read", answer.status);
  } catch (error) {
    console.error("session: could not be read", error);
  }
  return null;
}

async function handleLogin(page: Document, token: string | null): Promise<void> {
  if (!takeLogin(token)) return;
  const work: Promise<unknown>[] = [];
  const detail: LoginDetail = { waitUntil: (part) => void work.push(part) };
  page.dispatchEvent(new CustomEvent("hearth:login", { detail }));
  try {
    await Promise.all(work);
  } catch (error) {
    console.error("session: sign-in could not be finished", error);
    await fetch("/account/logout", { method: "POST", body: new URLSearchParams() });
    location.reload();
  }
}
