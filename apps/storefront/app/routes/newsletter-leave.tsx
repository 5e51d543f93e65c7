import { data } from "react-router";
import { LeaveNewsletter } from "../features/newsletter/public.ts";
import type { LeaveStep } from "../features/newsletter/public.ts";
import { emptyForm, failedForm } from "../platform/forms/form-state.ts";
import { formAgain, goOn } from "../platform/forms/form.server.ts";
import { readForm } from "../platform/forms/read-form.ts";
import { isForeignForm, isOwnForm } from "../platform/http/security/own-form.ts";
import { refuse } from "../platform/http/answer/page-failure.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { toHref } from "../platform/links/link-target.ts";
import { isShopFailure, ShopApiError } from "../platform/shop/client/shop-error.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import type { Route } from "./+types/newsletter-leave";

const PATH = "/newsletter-leave";

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { recipient, seal } = linkOf(request);
  const step: LeaveStep =
    searchParams.get("done") === "left" ? "left" : recipient && seal ? "ask" : "invalid";
  return { step, languagePaths: samePathInEveryLanguage(PATH) };
}

/**
 * The button of the page, or that of a mail program, which posts to the link of the mail by itself (RFC 8058): it says nothing of
 * where it comes from and must not be sent elsewhere. What proves the wish is the seal in the address, so neither needs a session.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  if (request.method !== "POST") return refuse(405, "Method not allowed");
  if (isForeignForm(request.headers, visit.publicUrl)) {
    return refuse(403, "This form was not sent by a page of the shop");
  }
  const isOwn = isOwnForm(request.headers, visit.publicUrl);
  const form = await readForm(request);
  if (!isOwn && form?.get("List-Unsubscribe") !== "One-Click") refuse(400, "This is no form of the shop");
  try {
    await visit.shop.act("leaveNewsletter", { body: linkOf(request) });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    if (error instanceof ShopApiError && error.status === 400) return answer("invalid", 400);
    visit.log.warn("newsletter-leave-failed", { error });
    return formAgain(failedForm({}, error), { step: "ask" as LeaveStep });
  }
  return isOwn ? goOn(toHref(visit.locale, `${PATH}?done=left`)) : answer("left", 200);
}

const answer = (step: LeaveStep, status: number) => data({ form: emptyForm, step }, { status });

function linkOf(request: Request): { recipient: string; seal: string } {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name)?.slice(0, 200) ?? "";
  return { recipient: read("recipient"), seal: read("seal") };
}

export default function NewsletterLeave({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="container-page max-w-3xl py-12">
      <PageTitle title={t("newsletter.unsubscribeTitle")} />
      <meta name="robots" content="noindex" />
      <LeaveNewsletter step={actionData?.step ?? loaderData.step} state={actionData?.form ?? emptyForm} />
    </div>
  );
}
