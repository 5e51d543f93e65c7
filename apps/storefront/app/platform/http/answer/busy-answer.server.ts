import { TooBusy } from "@hearth/service/waiting-line";
import { createTranslate, loadMessages } from "@hearth/i18n";
import type { PageUrl } from "../../links/page-url.ts";
import type { Answer } from "./answer.server.ts";
import { refused } from "./answer.server.ts";
import { plainPage, plainPagePolicy } from "./plain-page.server.ts";

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
  const html = plainPage({
    locale,
    title: t(`error.${status}.title`),
    paragraphs: [t(`error.${status}.text`)],
    link: { href: target, text: t("maintenance.retry") },
  });
  answer.headers.set("content-type", "text/html; charset=utf-8");
  answer.headers.set("content-security-policy", plainPagePolicy);
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
