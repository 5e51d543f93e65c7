import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createInbox } from "./mail-catcher-inbox.ts";
import { type MailCatcher, openMailCatcher } from "./mail-catcher-server.ts";

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await openMailCatcher({ page: 0, smtp: 0 });
});
afterAll(() => catcher.close());

const message = (subject: string) =>
  `From: shop@hearth.example\r\nTo: anna@mail.example\r\nSubject: ${subject}\r\nMessage-ID: <1@hearth.example>\r\n` +
  'Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nhttps://shop.example/confirm?hash=1\r\n' +
  "--b\r\nContent-Type: text/html\r\n\r\n<html><head></head><body><script>alert(1)</script><a href='https://shop.example'>x</a></body></html>\r\n--b--\r\n";

/** Speaks SMTP by hand: each line waits for the server's answer to the one before. */
async function deliver(to: string, subject: string): Promise<void> {
  const { hostname, port } = new URL(catcher.smtpUrl);
  const socket = connect(Number(port), hostname);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const commands = ["HELO test", "MAIL FROM:<shop@hearth.example>", `RCPT TO:<${to}>`, "DATA"];
  for (const command of [...commands, `${message(subject)}\r\n.`, "QUIT"]) {
    await answers.next();
    socket.write(`${command}\r\n`);
  }
  await answers.next();
  socket.destroy();
  await once(socket, "close");
}

const listed = async (query = "") => {
  const answer = await fetch(`${catcher.pageUrl}/api/messages${query}`);
  return (await answer.json()) as { id: string; to: string[]; subject: string; links: string[] }[];
};

it("shows what was sent, newest first, and by recipient", async () => {
  await deliver("anna@mail.example", "first");
  await deliver("jan@mail.example", "<b>second</b>");
  expect((await listed()).map(({ subject }) => subject)).toEqual(["<b>second</b>", "first"]);
  const [mail] = await listed("?to=anna@mail.example");
  expect(mail).toMatchObject({ to: ["anna@mail.example"], links: ["https://shop.example/confirm?hash=1"] });
  const list = await (await fetch(catcher.pageUrl)).text();
  expect(list).toContain("&lt;b&gt;second&lt;/b&gt;");
});

it("shows a mail as HTML in a sandbox, as text and raw", async () => {
  const [mail] = await listed("?to=anna@mail.example");
  const page = await fetch(`${catcher.pageUrl}/messages/${mail?.id}`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const html = await fetch(`${catcher.pageUrl}/messages/${mail?.id}/html`);
  expect(html.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(await html.text()).toContain('<base target="_blank">');
  const raw = await (await fetch(`${catcher.pageUrl}/messages/${mail?.id}?view=raw`)).text();
  expect(raw).toContain("Message-ID: &lt;1@hearth.example&gt;");
  expect(raw).not.toContain("<script>");
});

it.each([{ host: "evil.example" }, { "sec-fetch-site": "cross-site" }])(
  "tells pages elsewhere nothing: %j",
  async (headers) => {
    const asking = request(`${catcher.pageUrl}/api/messages`, { headers }).end();
    const [answer] = (await once(asking, "response")) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  },
);

it("forgets everything when asked", async () => {
  const answer = await fetch(`${catcher.pageUrl}/delete`, { method: "POST", redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(await listed()).toEqual([]);
});

it("keeps the newest when there are too many", async () => {
  const inbox = createInbox(2);
  for (const subject of ["1", "2", "3"]) await inbox.take(message(subject), { from: "a", to: ["b"] });
  expect(inbox.list().map(({ subject }) => subject)).toEqual(["3", "2"]);
});
