import { isSeal, type KeyRing, seal } from "@hearth/service/secrets";

/**
 * What a link to leave proves: it was made by the shop, for this recipient. It opens nothing else and does not end by itself: whoever
 * finds a mail of last year may still leave by it.
 */
export function leaveSeal(keys: KeyRing, recipientId: string): string {
  return seal(keys, textOf(recipientId));
}

export function isLeaveSeal(keys: KeyRing, recipientId: string, given: string): boolean {
  return isSeal(keys, textOf(recipientId), given);
}

/** Also where mail programs post to when somebody presses their button (RFC 8058). */
export function leaveLink(keys: KeyRing, recipientId: string, shopUrl: string): string {
  return `${shopUrl}/newsletter-leave?recipient=${recipientId}&seal=${leaveSeal(keys, recipientId)}`;
}

function textOf(recipientId: string): string {
  return `newsletter-leave ${recipientId}`;
}
