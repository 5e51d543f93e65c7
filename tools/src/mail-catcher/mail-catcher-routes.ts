import type { Inbox } from "./mail-catcher-inbox.ts";
import { listPage, mailPage, type MailView, STYLE } from "./mail-catcher-page.ts";

export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// A mail may show its own styles, run nothing and load nothing. Its links open in a new tab.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Pages for people and, below /api, the same for tests. */
export function answerPage(inbox: Inbox, method: string, url: URL): PageAnswer {
  const [, section = "", first = "", second = ""] = url.pathname.split("/");
  if (method === "DELETE" && url.pathname === "/api/messages") {
    inbox.clear();
    return json([]);
  }
  if (method === "POST" && url.pathname === "/delete") {
    inbox.clear();
    return answer(303, "text/plain", "", { location: "/" });
  }
  if (method !== "GET" && method !== "HEAD") return answer(405, "text/plain", "method not allowed");
  if (url.pathname === "/") return html(listPage(inbox.list()));
  if (url.pathname === "/style.css") return answer(200, "text/css", STYLE);
  if (url.pathname === "/api/messages") return json(inbox.list(url.searchParams.get("to")));
  const mail = section === "messages" ? inbox.find(first) : undefined;
  if (!mail) return answer(404, "text/plain", "not found");
  if (second === "html") {
    const body = mail.html.replace(/<head>/i, '<head><base target="_blank">');
    return answer(200, "text/html", body, { "content-security-policy": MAIL_POLICY });
  }
  return html(mailPage(mail, viewOf(url.searchParams.get("view"))));
}

function viewOf(name: string | null): MailView {
  return name === "text" || name === "raw" ? name : "html";
}

const html = (body: string) => answer(200, "text/html", body, { "content-security-policy": PAGE_POLICY });
const json = (value: unknown) => answer(200, "application/json", JSON.stringify(value));

function answer(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer {
  const base = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  };
  return { status, headers: { ...base, ...headers }, body };
}
