import type { Locale } from "../locale.ts";

/**
 * What a buyer of digital content agrees to so that it may be delivered at once (§ 356 (5) BGB): the wish, and the knowledge of
 * what is lost by it. Shown beside its box, stored word for word with the order, repeated in the mail.
 */
export const digitalWaiver: Readonly<Record<Locale, string>> = {
  "de-DE":
    "Ich stimme ausdrücklich zu, dass die Hearth GmbH vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags über digitale Inhalte beginnt. Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Ausführung des Vertrags mein Widerrufsrecht für diese Inhalte verliere.",
  "en-GB":
    "I expressly agree that Hearth GmbH begins to perform the contract for digital content before the withdrawal period has expired. I acknowledge that by agreeing I lose my right of withdrawal for this content once performance of the contract has begun.",
  "pl-PL":
    "Wyrażam wyraźną zgodę na rozpoczęcie przez Hearth GmbH wykonywania umowy o dostarczanie treści cyfrowych przed upływem terminu do odstąpienia od umowy. Przyjmuję do wiadomości, że wskutek tej zgody tracę prawo odstąpienia od umowy w odniesieniu do tych treści z chwilą rozpoczęcia wykonywania umowy.",
};
