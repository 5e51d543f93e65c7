import { createHash } from "node:crypto";
import { TooBusy } from "@hearth/service/waiting-line";
import { createTranslate, loadMessages } from "@hearth/i18n";
import type { PageUrl } from "../links/page-url.ts";
import type { Answer } from "./answer.server.ts";
import { refused } from "./answer.server.ts";

/** Written by hand and in one piece: whoever is turned away costs nothing that those who stay would need. */
const STYLE =
  "body{font:18px/1.6 system-ui,sans-serif;color:#1f2421;background:#faf8f4;margin:0}main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem}h1{font-size:1.8rem;line-height:1.25;margin:0 0 1rem}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#f2efe8;background:#1b1f1d}}";
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

export interface Refusal {
  /** 429: this visitor asks too much; 503: all of them together do. */
  status: 429 | 503;
  seconds: number;
}

/** "Not now", in the visitor's language, with a way to try again. */
export async function busyAnswer(
  { status, seconds }: Refusal,
  { locale, isData, target }: PageUrl,
  headersOfAll: [string, string][],
): Promise<Answer> {
  const answer = refused(status, headersOfAll);
  answer.headers.set("retry-after", String(seconds));
  if (isData) return answer;
  const t = createTranslate(await loadMessages(locale));
  const [title, text, retry] = [
    t(`error.${status}.title`),
    t(`error.${status}.text`),
    t("maintenance.retry"),
  ];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escaped(target)}">${retry}</a></p></main></body></html>`;
  answer.headers.set("content-type", "text/html; charset=utf-8");
  answer.headers.set("content-security-policy", POLICY);
  return { ...answer, body: Buffer.from(html) };
}

const RETRY_SECONDS = 2;

interface Asked {
  address: PageUrl;
  headersOfAll: [string, string][];
  onBusy: () => void;
}

/** What the work answers, or "not now" when it could not be begun. */
export async function unlessBusy(
  { address, headersOfAll, onBusy }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    onBusy();
    return busyAnswer({ status: 503, seconds: RETRY_SECONDS }, address, headersOfAll);
  }
}

/** The address is the visitor's own, but may come from a link of somebody else. */
function escaped(target: string): string {
  const codes: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
  return target.replace(/[&"<>]/g, (character) => codes[character] ?? "");
}
