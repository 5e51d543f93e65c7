import { commonPasswords } from "./common-passwords.generated.ts";
import { localPasswords } from "./local-passwords.ts";

const common: ReadonlySet<string> = new Set([...commonPasswords.trim().split("\n"), ...localPasswords]);

/** What a stranger knows about whoever chooses. */
export interface Known {
  email: string;
  shopName: string;
}

export function isWeakPassword(password: string, { email, shopName }: Known): boolean {
  const folded = fold(password);
  if (common.has(folded)) return true;
  const address = fold(email);
  const words = [address, address.slice(0, address.lastIndexOf("@")), fold(shopName)];
  return words.some((word) => word !== "" && (folded === word || isOnlyThat(folded, word)));
}

/** With nothing but digits and signs around it. */
function isOnlyThat(folded: string, word: string): boolean {
  const core = coreOf(folded);
  return core !== "" && core === coreOf(word);
}

const coreOf = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, "");
const fold = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
