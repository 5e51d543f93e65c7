import type { SessionKind } from "../../../platform/auth/session-kind.ts";
import { isPersonalPath } from "../../../platform/cache/cache-class.ts";
import { readStored, writeStored } from "../../../platform/browser/stored-value.ts";
import { fetchAuth } from "../fetch-auth.ts";
import { isNewLogin, LOGIN_TOKENS_KEY, readLoginTokens, withLoginToken } from "../login-tokens.ts";
import { SEEN_KEY } from "./seen-visitor.ts";
import { differenceOf, hasTypedText, MENDED_KEY, pagePrices } from "./shown-prices.ts";
import { beginLoginWork, countSessionChange, sessionStore } from "./session-store.ts";

const PATIENCE_MS = 15_000;

interface SessionSlice {
  kind: SessionKind;
  loginToken: string | null;
  /** How the shop's pages show prices to this visitor. */
  prices?: string | null;
}

export async function askSession(document: Document): Promise<void> {
  const session = await readSession();
  // Who is there cannot be said, so nobody is. The session itself goes on: nothing of it is forgotten, and the next look asks again.
  const kind = session?.kind ?? "anonymous";
  const refreshedAt = session ? Date.now() : sessionStore.getState().refreshedAt;
  sessionStore.setState({
    kind,
    status: kind === "customer" ? "authenticated" : "unauthenticated",
    refreshedAt,
  });
  if (!session) return;
  if (takeLogin(session.loginToken)) {
    countSessionChange();
    beginLoginWork((work) => void work().catch(undoLogin));
    // Loading the page anew would break off what has just begun.
    return;
  }
  showOwnPrices(document, session.prices ?? null);
}

function showOwnPrices(document: Document, visitor: string | null): void {
  // Pages of the cart and the account are written for whoever asks, and have forms.
  if (isPersonalPath(location.pathname) || hasTypedText(document)) return;
  const page = pagePrices(document);
  if (page === visitor) writeStored(MENDED_KEY, null, "sessionStorage");
  const difference = differenceOf({ page, visitor, mended: readStored(MENDED_KEY, "sessionStorage") });
  // Without storage nobody could say that it was loaded already.
  if (difference !== null && writeStored(MENDED_KEY, difference, "sessionStorage")) location.reload();
}

/** Whether this tab is the one that deals with it. Without storage every page does, which changes nothing twice. */
function takeLogin(token: string | null): boolean {
  if (!writeStored(SEEN_KEY, "1")) return token !== null;
  const handled = readLoginTokens(readStored(LOGIN_TOKENS_KEY));
  if (!isNewLogin(token, handled)) return false;
  writeStored(LOGIN_TOKENS_KEY, withLoginToken(token, handled));
  return true;
}

async function readSession(): Promise<SessionSlice | null> {
  try {
    const answer = await fetch("/session", {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
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
  await fetchAuth("signout", { callbackUrl: location.pathname });
  location.reload();
}
