/** What the auth handler answers; everything else Auth.js could do is not offered. */
const actions = ["providers", "csrf", "session", "signin", "callback", "signout", "error"] as const;
export type AuthAction = (typeof actions)[number];

export interface AuthCall {
  action: AuthAction;
  provider: string | null;
}

/** `/api/auth/callback/google` taken apart; null for an address that is none of the handler's. */
export function readAuthPath(rest: string): AuthCall | null {
  const [name = "", provider = null, ...more] = rest.split("/").filter(Boolean);
  const action = actions.find((known) => known === name);
  if (!action || more.length > 0 || (provider !== null && action !== "signin" && action !== "callback"))
    return null;
  if (provider !== null && !/^[a-z]{1,20}$/.test(provider)) return null;
  return { action, provider };
}

/** Which error the handler hands back in the address it names; null when all went well. */
export function authErrorIn(location: string | null): string | null {
  if (location === null || !URL.canParse(location, "https://shop.invalid")) return null;
  return new URL(location, "https://shop.invalid").searchParams.get("error");
}
