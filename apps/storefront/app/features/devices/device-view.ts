import type { CustomerSession } from "@hearth/contract";

/** A device as the account shows it. */
export interface DeviceView {
  id: string;
  browser: string | null;
  system: string | null;
  since: string;
  lastUsed: string;
  isCurrent: boolean;
}

/** The one in hand first, then as the shop API has sorted them. */
export function deviceViews(sessions: readonly CustomerSession[]): DeviceView[] {
  return sessions
    .map(({ id, browser, system, createdAt, lastUsedAt, isCurrent }) => ({
      id,
      browser,
      system,
      since: createdAt,
      lastUsed: lastUsedAt,
      isCurrent,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
