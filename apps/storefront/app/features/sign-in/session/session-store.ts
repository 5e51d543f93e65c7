import { createStore } from "zustand/vanilla";
import type { SessionKind } from "../../../platform/auth/session-kind.ts";

interface Session {
  /** Who is there: the hint of a cookie, until the shop has said it. */
  kind: SessionKind;
  /** Loading: the shop is being asked. */
  status: "loading" | "authenticated" | "unauthenticated";
  /** When the shop last said who is there, in milliseconds; null: it has not been asked. */
  refreshedAt: number | null;
  /** Grows when somebody signed in or out: from then on a cart, a wishlist is somebody else's. */
  version: number;
}

/** Who the visitor is to the shop. Shared pages know nobody; session-watch.client.ts finds out. Changed in the browser only. */
export const sessionStore = createStore<Session>(() => ({
  kind: "anonymous",
  status: "unauthenticated",
  refreshedAt: null,
  version: 0,
}));

/** Signed in or out, on this page or before it was opened. */
export function countSessionChange(): void {
  sessionStore.setState(({ version }) => ({ version: version + 1 }));
}

export type LoginWork = () => Promise<unknown>;

const works = new Set<LoginWork>();
let runWork: ((work: LoginWork) => void) | null = null;

/** Has something done once after every sign-in, e.g. what was kept before moved to the account. When it fails, nobody stays half signed in. */
export function addLoginWork(work: LoginWork): () => void {
  works.add(work);
  runWork?.(work);
  return () => void works.delete(work);
}

/** This page is the one that deals with a sign-in: what is to be done, also by parts that begin later. */
export function beginLoginWork(run: (work: LoginWork) => void): void {
  runWork = run;
  for (const work of works) run(work);
}
