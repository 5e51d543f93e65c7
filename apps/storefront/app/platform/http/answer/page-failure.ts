/** What an error page needs to know. Travels to the browser, so it holds no internals. */
export type PageFailure =
  | { kind: "not-found"; message: string }
  | { kind: "refused"; message: string }
  | { kind: "away"; message: string }
  | { kind: "maintenance"; requestId: string }
  | { kind: "fault"; requestId: string };

export const notFoundMessage = (pathname: string) => `Page not found: ${pathname}`;
