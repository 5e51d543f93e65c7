/** A mail as a short list of parts; HTML and text are written from the same list. */
export interface MailContent {
  subject: string;
  parts: MailPart[];
  /** Where an answer goes, if not to the shop. */
  replyTo?: string;
  /** Of advertising: where a mail program posts to when somebody presses its button to leave. */
  leaveUrl?: string;
}

export type MailPart =
  | { kind: "heading" | "subheading" | "paragraph" | "note" | "quote" | "code"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "link"; label: string; href: string }
  | { kind: "items"; items: readonly MailItem[]; sums: readonly MailSum[] }
  | { kind: "table"; rows: readonly (readonly [label: string, value: string])[] };

/** Something that was bought, with what it costs. */
export interface MailItem {
  title: string;
  details: readonly string[];
  amount: string;
}

export interface MailSum {
  label: string;
  amount: string;
  /** The one that has to be paid. */
  isTotal?: boolean;
}

export const heading = (text: string): MailPart => ({ kind: "heading", text });
export const subheading = (text: string): MailPart => ({ kind: "subheading", text });
export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });
/** Said more quietly, below what matters. */
export const note = (text: string): MailPart => ({ kind: "note", text });
/** What somebody wrote, line by line. */
export const quote = (text: string): MailPart => ({ kind: "quote", text });
/** Something to copy. */
export const code = (text: string): MailPart => ({ kind: "code", text });
export const button = (label: string, href: string): MailPart => ({ kind: "button", label, href });
export const link = (label: string, href: string): MailPart => ({ kind: "link", label, href });
export const itemList = (items: readonly MailItem[], sums: readonly MailSum[]): MailPart => ({
  kind: "items",
  items,
  sums,
});
/** Rows without a value are left out. */
export const table = (rows: readonly (readonly [string, string | null])[]): MailPart => ({
  kind: "table",
  rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
});
