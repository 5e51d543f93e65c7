/** Where the browser remembers which sign-ins it has dealt with. */
export const LOGIN_TOKENS_KEY = "login-tokens";

/** Old ones never come back. */
const MOST = 20;

export function readLoginTokens(stored: string | null): string[] {
  try {
    const tokens: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string").slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Each sign-in is dealt with once, in whichever tab sees it first. */
export function isNewLogin(token: string | null, handled: readonly string[]): token is string {
  return token !== null && token !== "" && !handled.includes(token);
}

export function withLoginToken(token: string, handled: readonly string[]): string {
  return JSON.stringify([...handled.filter((other) => other !== token), token].slice(-MOST));
}
