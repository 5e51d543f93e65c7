import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import type { SessionKind } from "../../platform/auth/session-kind.ts";
import { readStored, writeStored } from "../../platform/browser/stored-value.ts";
import { isNewLogin, loginTokensKey, readLoginTokens, withLoginToken } from "./login-tokens.ts";
import { seenKey } from "./seen-visitor.ts";
import { beginLoginWork, countSessionChange, sessionStore } from "./session-store.ts";

const patienceMs = 15_000;

type SessionSlice = { kind: SessionKind; loginToken: string | null };

export async function askSession(cookies: string): Promise<void> {
  const session = await readSession();
  // When the server could not be asked, the hint is all there is.
  const kind = session?.kind ?? visitorHint(cookies);
  sessionStore.setState({ kind, status: kind === "customer" ? "authenticated" : "unauthenticated" });
  if (!session || !takeLogin(session.loginToken)) return;
  countSessionChange();
  beginLoginWork((work) => void work().catch(undoLogin));
}

/** Whether this tab is the one that deals with it. Without storage every page does, which changes nothing twice. */
function takeLogin(token: string | null): boolean {
  if (!writeStored(seenKey, "1")) return token !== null;
  const handled = readLoginTokens(readStored(loginTokensKey));
  if (!isNewLogin(token, handled)) return false;
  writeStored(loginTokensKey, withLoginToken(token, handled));
  return true;
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

async function undoLogin(error: unknown): Promise<void> {
  console.error("session: sign-in could not be finished", error);
  await fetch("/account/logout", { method: "POST", body: new URLSearchParams() });
  location.reload();
}
