/** Who a page is for. `unknown`: an address no route of ours has claimed. */
export type PageAccess = "public" | "guest-only" | "protected" | "unknown";

export interface GuardSettings {
  /** Where somebody signed in is sent from a page for others. */
  signedInTarget: string;
  loginPath: string;
  /** Whether an unknown address is shown to everybody. Catalogue pages are such addresses. */
  isUnknownOpen: boolean;
}

export const guardSettings: GuardSettings = { signedInTarget: "/", loginPath: "/login", isUnknownOpen: true };

/** The path to go to instead, without language; null: stay. `wanted` is where signing in leads back to. */
export function guardPage(
  access: PageAccess,
  visitor: { isAuthenticated: boolean; wanted: string | null },
  settings: GuardSettings = guardSettings,
): string | null {
  const { isAuthenticated, wanted } = visitor;
  if (access === "guest-only") return isAuthenticated ? settings.signedInTarget : null;
  const isOpen = access === "public" || (access === "unknown" && settings.isUnknownOpen);
  if (isOpen || isAuthenticated) return null;
  const query = new URLSearchParams({
    ...(wanted === null ? {} : { redirect: wanted }),
    error: "SessionRequired",
  });
  return `${settings.loginPath}?${query}`;
}
