import { askedChoice, askedEdition, ConsentForm } from "../features/consent/public.ts";
import {
  consentCookieOf,
  consentOf,
  offeredGroups,
  readConsent,
  unwantedTraces,
} from "../features/consent/public-data.ts";
import { loadConsentTexts } from "../platform/shop/load-consent-texts.server.ts";
import { recordChoice } from "../features/consent/record-choice.server.ts";
import { goOn, postedForm } from "../platform/forms/form.server.ts";
import { refuse } from "../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import { useLanguage } from "../platform/language/language.tsx";
import { toHref } from "../platform/links/link-target.ts";
import { useShopPaths } from "../platform/links/shop-paths.tsx";
import { samePathInEveryLanguage } from "../shell/language-paths.ts";
import { PageTitle } from "../shell/page/page-head.tsx";
import { Notification } from "../ui/message/notification.tsx";
import type { Route } from "./+types/consent";

const PATH = "/consent";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { edition, asksSince } = await loadConsentTexts(visit);
  return {
    saved: savedConsent(request, { ...visit, asksSince })?.groups ?? [],
    offered: offered(visit),
    host: visit.tagManager?.host ?? null,
    edition,
    isSaved: new URL(request.url).searchParams.has("saved"),
    languagePaths: samePathInEveryLanguage(PATH),
  };
}

/** A choice of the settings: of this page, or told in the background by those that run in a page and have set the cookie themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const groups = askedChoice(form, offered(visit)) ?? refuse(400, "This is no form of the shop");
  const texts = await loadConsentTexts(visit);
  const consent = consentOf(groups, new Date(), {
    id: savedConsent(request, { ...visit, ...texts })?.id,
    receivers: receiversOf(visit),
    edition: askedEdition(form, texts.edition),
  });
  await recordChoice(visit, consent);
  const isBackground = request.headers.get("accept")?.includes("application/json");
  // Nothing is set here: this answer may come after a newer choice.
  if (isBackground) return new Response(null, { status: 204 });
  visit.cookies.push(consentCookieOf(consent, visit.publicUrl.startsWith("https:")));
  const traces = unwantedTraces(request.headers.get("cookie") ?? "", groups);
  visit.cookies.push(...traces.map((name) => `${name}=; Path=/; Max-Age=0`));
  return goOn(toHref(visit.locale, `${PATH}?saved`));
}

type Shop = Pick<Visit, "tagManager">;

const offered = ({ tagManager }: Shop) => offeredGroups({ hasTagManager: tagManager !== null });

const receiversOf = ({ tagManager }: Shop) => tagManager?.receivers ?? "";

const savedConsent = (request: Request, { asksSince, ...shop }: Shop & { asksSince: number }) =>
  readConsent(request.headers.get("cookie") ?? "", new Date(), { receivers: receiversOf(shop), asksSince });

export default function ConsentPage({ loaderData: { isSaved, ...form } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { privacy } = useShopPaths();
  return (
    <div className="container-page flex max-w-3xl flex-col gap-5 py-8">
      <PageTitle title={t("consent.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t("consent.title")}</h1>
      {isSaved && (
        <Notification type="success" persistent>
          {t("consent.saved")}
        </Notification>
      )}
      <ConsentForm privacyPath={privacy} {...form} />
    </div>
  );
}
