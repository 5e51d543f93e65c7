/** What people are told or agree to. Waivers are words of ours, the rest stands on public pages of the shop. */
export type LegalTextKind = "terms" | "withdrawal" | "privacy" | "digital-waiver";

export interface LegalText {
  kind: LegalTextKind;
  locale: string;
  /** SHA-256 of the content, in hex: two wordings are never mixed up. */
  hash: string;
  /** Plain text: `## ` begins a heading, `- ` an item, ` | ` parts the cells of a row. */
  content: string;
}
