/** Why two accounts are not made one. */
export const mergeRefusals = [
  "SAME_ACCOUNT",
  "OTHER_CHANNEL",
  "INTO_A_GUEST",
  "BLOCKED",
  "NOT_CONFIRMED",
  "OTHER_GROUP",
  "ASKS_FOR_A_GROUP",
  "OPEN_PAYMENT",
  "OPEN_MESSAGE",
] as const;

export type MergeRefusal = (typeof mergeRefusals)[number];

/** What decides about it, of each of the two. */
export interface MergeSide {
  id: string;
  salesChannelId: string;
  isGuest: boolean;
  state: "active" | "blocked" | "waiting";
  groupId: string;
  asksForGroup: boolean;
  /** Payments that were begun and have not ended. */
  openPayments: number;
  /** Messages under the address of this account, and not under that of the other, which nobody has answered. */
  openMessages: number;
}

/**
 * Everything that speaks against it, so that nobody repairs one after the other. A guest has the group of all who come: it says
 * nothing about them. Blocked stays blocked: nobody's history is washed by another account's name.
 */
export function refusalsOf(stays: MergeSide, closes: MergeSide): MergeRefusal[] {
  const reasons: [MergeRefusal, boolean][] = [
    ["SAME_ACCOUNT", stays.id === closes.id],
    ["OTHER_CHANNEL", stays.salesChannelId !== closes.salesChannelId],
    ["INTO_A_GUEST", stays.isGuest],
    ["BLOCKED", stays.state === "blocked" || closes.state === "blocked"],
    ["NOT_CONFIRMED", stays.state === "waiting" || closes.state === "waiting"],
    ["OTHER_GROUP", !stays.isGuest && !closes.isGuest && stays.groupId !== closes.groupId],
    ["ASKS_FOR_A_GROUP", closes.asksForGroup],
    ["OPEN_PAYMENT", closes.openPayments > 0],
    ["OPEN_MESSAGE", closes.openMessages > 0],
  ];
  return reasons.filter(([, isTrue]) => isTrue).map(([reason]) => reason);
}
