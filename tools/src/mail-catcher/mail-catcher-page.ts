import type { CaughtMail } from "./mail-catcher-inbox.ts";

export type MailView = "html" | "text" | "raw";

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
ul { list-style: none; padding: 0; }
li a { display: grid; gap: 0 1rem; grid-template-columns: 5rem 1fr; padding: 0.75rem 0; border-top: 1px solid #8884; color: inherit; text-decoration: none; }
li a:hover strong { text-decoration: underline; }
li span { grid-column: 2; opacity: 0.75; }
li time { grid-row: span 2; opacity: 0.75; }
nav { display: flex; gap: 1rem; margin: 1rem 0; }
nav [aria-current] { font-weight: 700; }
iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8884; padding: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
button { font: inherit; padding: 0.5rem 1rem; }
`;

export function listPage(mails: readonly CaughtMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}"><time datetime="${mail.receivedAt}">${mail.receivedAt.slice(11, 19)}</time>` +
      `<strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to.join(", "))}</span></a></li>`,
  );
  const body =
    mails.length === 0
      ? "<p>No mail yet. Whatever the shop sends appears here; nothing leaves this machine.</p>"
      : `<ul>${items.join("")}</ul>`;
  return page(
    "Mails",
    `<header><h1>Mails</h1><form method="post" action="/delete"><button>Delete all</button></form></header>${body}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

export function mailPage(mail: CaughtMail, view: MailView): string {
  const tab = (name: MailView, label: string) =>
    `<a href="/messages/${mail.id}?view=${name}"${name === view ? ' aria-current="page"' : ""}>${label}</a>`;
  const shown =
    view === "html"
      ? `<iframe title="${escapeHtml(mail.subject)}" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : `<pre>${escapeHtml(view === "text" ? mail.text : mail.raw)}</pre>`;
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to.join(", "))}</dd>
<dt>Received</dt><dd>${mail.receivedAt}</dd><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd></dl>
<nav>${tab("html", "HTML")}${tab("text", "Text")}${tab("raw", "Raw")}</nav>${shown}`,
  );
}

function page(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/style.css">${head}</head><body>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
