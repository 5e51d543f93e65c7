import { data } from "react-router";
import { CONTACT_KIND, CONTACT_SENT_ID } from "../features/contact/contact-names.ts";
import { sendContact } from "../features/contact/send-contact.server.ts";
import { leave, subscribe } from "../features/newsletter/ask-newsletter.server.ts";
import {
  LEAVE_KIND,
  LEFT_ID,
  SUBSCRIBED_ID,
  SUBSCRIBE_KIND,
} from "../features/newsletter/newsletter-names.ts";
import { goOn, postedForm } from "../platform/forms/form.server.ts";
import type { FormState } from "../platform/forms/form-state.ts";
import { refuse } from "../platform/http/answer/page-failure.server.ts";
import type { PostedForm } from "../platform/forms/posted-form.ts";
import { returnPath } from "../platform/links/return-path.ts";
import type { Visit } from "../platform/http/visit.server.ts";

interface Taker {
  kind: string;
  take: (visit: Visit, form: FormData) => Promise<FormState | null>;
  sentId: string;
}

/** The forms editors can place on a page. */
const takers: readonly Taker[] = [
  { kind: CONTACT_KIND, take: sendContact, sentId: CONTACT_SENT_ID },
  { kind: SUBSCRIBE_KIND, take: subscribe, sentId: SUBSCRIBED_ID },
  { kind: LEAVE_KIND, take: leave, sentId: LEFT_ID },
];

/** More than may be attached, so that whoever attached too much is told so. */
const MOST_BYTES_WITH_FILES = 12 * 1024 * 1024;

/** Takes a form of a content page: the page again with what is wrong, or the same address at the words of thanks. */
export async function takeForm(visit: Visit, request: Request) {
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  const form = await postedForm(request, visit, hasFiles ? MOST_BYTES_WITH_FILES : undefined);
  const taker = takers.find(({ kind }) => kind === form.get("form"));
  const { kind, take, sentId } = taker ?? refuse(400, "This is no form of the shop");
  const refused = await take(visit, form);
  if (refused) return data<PostedForm>({ kind, form: refused }, { status: 422 });
  return goOn(`${returnPath(visit.pathname, "/")}#${sentId}`);
}
