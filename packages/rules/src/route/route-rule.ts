export const routeMatches = ["exact", "prefix", "pattern"] as const;
export const routeStatuses = [301, 302, 410] as const;

export type RouteMatch = (typeof routeMatches)[number];
export type RouteStatus = (typeof routeStatuses)[number];

/** An address that leads elsewhere. Paths carry no language prefix: a rule holds in its language, or in every one. */
export interface RouteRule {
  readonly id: string;
  readonly match: RouteMatch;
  /** `/old`; as a pattern `/old/:name/*`, where `:name` is one segment and `*` all that follow, also none. */
  readonly source: string;
  /** A path of the shop or an https address, with the names of the source. Null: gone. */
  readonly target: string | null;
  readonly status: RouteStatus;
  /** Null: every language. */
  readonly locale: string | null;
  /** What the visitor's address asks for goes on to the target. */
  readonly keepsQuery: boolean;
  /** Of two rules that fit, neither of them exact, the lower one counts. */
  readonly position: number;
}

/** As it is kept. */
export interface KeptRouteRule extends RouteRule {
  /** Null: every sales channel. */
  readonly channelId: string | null;
}
