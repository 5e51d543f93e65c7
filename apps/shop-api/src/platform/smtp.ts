import { inSpan } from "@hearth/service/tracing";
import { createTransport } from "nodemailer";

export interface MailMessage {
  messageId: string;
  date: string;
  from: MailAddress;
  to: string;
  replyTo: string;
  /** Of advertising only. */
  leaveUrl: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface MailTransport {
  /** Comes back when the server took the mail; throws a MailFailure otherwise. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** What the server said, without its words: they may repeat the address. */
export class MailFailure extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openSmtp(url: string): MailTransport {
  const smtp = createTransport({ url, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, replyTo, leaveUrl, ...message }) {
      try {
        await inSpan({ name: "mail", kind: "client" }, () =>
          // Addresses as objects: a text would be parsed and could hold more than one.
          smtp.sendMail({
            ...message,
            to: { name: "", address: to },
            replyTo: { name: "", address: replyTo },
            headers: { "Auto-Submitted": "auto-generated", ...leaveHeaders(leaveUrl) },
          }),
        );
      } catch (error) {
        throw mailFailure(error as SmtpError);
      }
    },
    close: () => smtp.close(),
  };
}

/** Mail programs show a button of their own for it (RFC 8058); whoever signs our mails with DKIM has to sign these two as well. */
function leaveHeaders(leaveUrl: string | undefined): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A 5xx about this mail is final. One about us (log-in, sender, relaying) is a setting to repair: the mail waits for that. */
function mailFailure({ code, command, response = "", responseCode = 0 }: SmtpError): MailFailure {
  const isAboutMail = (command === "RCPT TO" || command === "DATA") && !/^\d{3}[ -]5\.7\./.test(response);
  const isImpossible = code === "EENVELOPE" && command === "API";
  return new MailFailure(
    `${responseCode || code || "failed"} ${command ?? ""}`.trim(),
    isImpossible || (isAboutMail && responseCode >= 500),
  );
}
