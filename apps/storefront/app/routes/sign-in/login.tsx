import { LoginForm, NewCustomer, ProviderButtons, SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { guestOnly } from "../../platform/auth/guard.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { tradeGroupId } from "../../platform/shop/trade-group.server.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import { providerChoices } from "./provider-choices.server.ts";
import { takeLogin } from "./take-login.server.ts";
import type { Route } from "./+types/login";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const trade = await showFailures(visit, async () => {
    await guestOnly(visit, "/account");
    return tradeGroupId(visit);
  });
  const wanted = searchParams.get("redirect") ?? searchParams.get("callbackUrl");
  return {
    redirect: returnTarget(wanted?.replace(visit.publicUrl, "") ?? null, ""),
    error: searchParams.get("error"),
    providers: providerChoices(visit),
    hasTrade: trade !== null,
    languagePaths: samePathInEveryLanguage("/login"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await takeLogin(visit, await postedForm(request, visit));
  return "form" in answer ? formAgain(answer.form) : goOn(answer.href);
}

function Aside({ hasTrade }: { hasTrade: boolean }) {
  const { t, href } = useLanguage();
  return (
    <>
      <NewCustomer hasTrade={hasTrade} />
      <a href={href("/order")} className="link inline-flex min-h-11 items-center">
        {t("order.findLink")}
      </a>
    </>
  );
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { providers, error } = loaderData;
  const form = actionData?.form ?? emptyForm;
  const redirect = form.values["redirect"] ?? loaderData.redirect;
  return (
    <SignInPage
      title={t("signIn.title")}
      intro={t("signIn.intro")}
      aside={<Aside hasTrade={loaderData.hasTrade} />}
    >
      <PageTitle title={t("signIn.title")} />
      <meta name="robots" content="noindex" />
      {error !== null && !actionData && (
        <div className="mb-5">
          <Notification type={error === "SessionRequired" ? "info" : "warning"} persistent>
            <p>{t(error === "SessionRequired" ? "signIn.required" : "signIn.failed")}</p>
          </Notification>
        </div>
      )}
      <LoginForm state={form} redirect={redirect} />
      <ProviderButtons providers={providers} redirect={redirect} />
    </SignInPage>
  );
}
