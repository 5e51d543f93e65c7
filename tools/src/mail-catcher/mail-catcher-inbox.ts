import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";

export interface CaughtMail {
  id: string;
  receivedAt: string;
  messageId: string;
  from: string;
  /** Of the envelope: who really gets it. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Addresses in the text part, for tests that follow one. */
  links: readonly string[];
  raw: string;
}

export interface Inbox {
  take(raw: string, envelope: { from: string; to: readonly string[] }): Promise<void>;
  /** Newest first; of one recipient if given. */
  list(to?: string | null): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  clear(): void;
}

/** Kept in memory only; the oldest go first. */
export function createInbox(limit = 500): Inbox {
  let mails: CaughtMail[] = [];
  return {
    async take(raw, envelope) {
      const mail = await PostalMime.parse(raw);
      const text = mail.text ?? "";
      mails = [
        {
          ...envelope,
          id: randomUUID(),
          receivedAt: new Date().toISOString(),
          messageId: mail.messageId ?? "",
          subject: mail.subject ?? "",
          text,
          html: mail.html ?? "",
          links: text.match(/https?:\/\/\S+/g) ?? [],
          raw,
        },
        ...mails,
      ].slice(0, limit);
    },
    list: (to) => (to ? mails.filter((mail) => mail.to.includes(to)) : mails),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
  };
}
