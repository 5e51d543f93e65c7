import { data } from "react-router";
import { SignInPage } from "../../features/sign-in/public.ts";
import { beginProviderSignIn } from "../../platform/auth/auth-handler.server.ts";
import { isProviderId, providerNames } from "../../platform/auth/auth-config.server.ts";
import { postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { rememberLinkRequest } from "../../platform/auth/link-request.server.ts";
import { moveTo, notFound } from "../../platform/http/answer/page-failure.server.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import type { Route } from "./+types/login-with";

/** Somebody typed the address, or came back to it. The loader could not tell: after a form it is asked by GET too. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (request.method !== "POST") moveTo(toHref(context.get(visitContext).locale, "/login"), 302);
  },
];

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/login") };
}

/**
 * Begins a sign-in through a provider. The answer is a page that moves on by itself, not a redirect: the content security policy lets
 * forms end in this shop only.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const { provider } = params;
  if (!isProviderId(provider) || !visit.auth.providers.some(({ id }) => id === provider)) {
    return notFound(visit.pathname);
  }
  const wanted = form.get("redirect");
  const account = toHref(visit.locale, "/account");
  const returnTo = returnTarget(typeof wanted === "string" ? wanted : null, account);
  await rememberLinkRequest(visit, form.get("link") === "on" ? provider : null);
  const url = await beginProviderSignIn(visit, request, { provider, returnTo });
  if (url === null || !/^https?:/.test(url)) {
    return moveTo(toHref(visit.locale, "/login/error?error=Configuration"), 302);
  }
  return data({ url, name: providerNames[provider] }, { headers: { refresh: `0;url=${url}` } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function LoginWith({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  if (!actionData) return null;
  const { url, name } = actionData;
  return (
    <SignInPage title={t("signIn.toProvider", { provider: name })}>
      <PageTitle title={t("signIn.title")} />
      <meta name="robots" content="noindex" />
      <p className="mb-5">{t("signIn.toProviderText", { provider: name })}</p>
      <ButtonLink href={url}>{t("signIn.toProvider", { provider: name })}</ButtonLink>
    </SignInPage>
  );
}
