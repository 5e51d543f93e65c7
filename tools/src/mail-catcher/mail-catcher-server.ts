import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer } from "smtp-server";
import { createInbox, type Inbox } from "./mail-catcher-inbox.ts";
import { answerPage } from "./mail-catcher-routes.ts";

export interface MailCatcher {
  pageUrl: string;
  smtpUrl: string;
  close(): Promise<void>;
}

/** Takes every mail and delivers none. Listens on this machine only. */
export async function openMailCatcher(ports: { page: number; smtp: number }): Promise<MailCatcher> {
  const inbox = createInbox();
  const smtp = catchMails(inbox);
  const smtpPort = await listening(smtp.listen(ports.smtp, "127.0.0.1"));
  const page = createServer((request, response) => {
    const { status, headers, body } = isForeign(request)
      ? { status: 403, headers: {}, body: "only for this machine" }
      : answerPage(inbox, request.method ?? "GET", new URL(request.url ?? "/", "http://localhost"));
    response.writeHead(status, headers).end(body);
  });
  const pagePort = await listening(page.listen(ports.page, "localhost"));
  return {
    pageUrl: `http://localhost:${pagePort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async close() {
      page.closeAllConnections();
      await new Promise((resolve) => page.close(resolve));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

function catchMails(inbox: Inbox): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      callbackify(async () => inbox.take(await text(stream), { from, to }))(done);
    },
  });
  // A sender that vanishes in the middle is no reason to end.
  server.on("error", () => {});
  return server;
}

/** Mails hold links that sign people in: a page elsewhere must not read them, nor delete anything. */
function isForeign({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const site = headers["sec-fetch-site"];
  return !["localhost", "127.0.0.1", "[::1]"].includes(host) || site === "cross-site" || site === "same-site";
}

async function listening(server: {
  once(event: string, listener: (error?: Error) => void): unknown;
  address(): AddressInfo | string | null;
}): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("listening", () => resolve());
    server.once("error", (error) => reject(error ?? new Error("cannot listen")));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}
