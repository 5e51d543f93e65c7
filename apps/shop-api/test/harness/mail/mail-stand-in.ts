import { text } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { eventually } from "../eventually.ts";

/** Where a mail server may be made to hesitate, refuse or lose its client. */
export type SmtpStep = "connect" | "sender" | "recipient" | "data" | "received" | "accepted";

export interface Delivery {
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface MailStandIn {
  url: string;
  deliveries: Delivery[];
  /** Called at every step; what it throws is the server's answer. At "accepted" the 250 is on its way. */
  onStep: (step: SmtpStep, raw?: string) => Promise<void>;
  /** Until every client has gone and what they had sent whole is among the deliveries: a killed client's mail arrives after it. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Throw it in onStep. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server that keeps what it accepted. */
export async function openMailStandIn(port = 0): Promise<MailStandIn> {
  const deliveries: Delivery[] = [];
  let clients = 0;
  let mailsInHand = 0;
  const at = (step: SmtpStep, done: (error?: Error | null) => void) =>
    callbackify(() => standIn.onStep(step))(done);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      clients++;
      at("connect", done);
    },
    onClose: () => void clients--,
    onMailFrom: (_address, _session, done) => at("sender", done),
    onRcptTo: (_address, _session, done) => at("recipient", done),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const receive = async () => {
        await standIn.onStep("data");
        const raw = await text(stream);
        mailsInHand++;
        try {
          const mail = await PostalMime.parse(raw);
          await standIn.onStep("received", raw);
          deliveries.push({ recipients, raw, mail });
        } finally {
          mailsInHand--;
        }
      };
      callbackify(receive)((error) => {
        done(error);
        if (!error) void standIn.onStep("accepted");
      });
    },
  });
  // A killed client is no error of the server.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const standIn: MailStandIn = {
    url: `smtp://127.0.0.1:${address.port}`,
    deliveries,
    onStep: async () => {},
    async settled() {
      await eventually(async () => {
        if (clients + mailsInHand > 0) throw new Error(`${clients} clients, ${mailsInHand} mails in hand`);
      }, 10_000);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
