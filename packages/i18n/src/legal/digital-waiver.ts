import { fill } from "../fill.ts";
import type { Locale } from "../locale.ts";

const texts: Readonly<Record<Locale, string>> = {
  "de-DE":
    "Ich stimme ausdrücklich zu, dass {company} vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags über digitale Inhalte beginnt. Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Ausführung des Vertrags mein Widerrufsrecht für diese Inhalte verliere.",
  "en-GB":
    "I expressly agree that {company} begins to perform the contract for digital content before the withdrawal period has expired. I acknowledge that by agreeing I lose my right of withdrawal for this content once performance of the contract has begun.",
  "pl-PL":
    "Wyrażam wyraźną zgodę na rozpoczęcie przez {company} wykonywania umowy o dostarczanie treści cyfrowych przed upływem terminu do odstąpienia od umowy. Przyjmuję do wiadomości, że wskutek tej zgody tracę prawo odstąpienia od umowy w odniesieniu do tych treści z chwilą rozpoczęcia wykonywania umowy.",
};

/**
 * What a buyer of digital content agrees to so that it may be delivered at once (§ 356 (5) BGB): the wish, and the knowledge of
 * what is lost by it. Shown beside its box, stored word for word with the order, repeated in the mail.
 */
export function digitalWaiver(locale: Locale, company: string): string {
  return fill(texts[locale], { company });
}
