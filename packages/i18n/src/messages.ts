import type { Locale } from "./locale.ts";
import type { deDE } from "./messages/de-de.ts";

/** Every text of the interface. A key missing in one language does not compile. */
export type MessageKey = keyof typeof deDE;
export type Messages = Record<MessageKey, string>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The placeholders of the German text; a test holds the other languages to them. */
export type Placeholders<Key extends MessageKey> = Placeholder<(typeof deDE)[Key]>;

/** One language per chunk: a browser loads the texts of its own page only. */
const loaders: Record<Locale, () => Promise<Messages>> = {
  "de-DE": async () => (await import("./messages/de-de.ts")).deDE,
  "en-GB": async () => (await import("./messages/en-gb.ts")).enGB,
  "pl-PL": async () => (await import("./messages/pl-pl.ts")).plPL,
};

export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}
