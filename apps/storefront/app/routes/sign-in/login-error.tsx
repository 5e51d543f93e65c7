import { SignInPage } from "../../features/sign-in/public.ts";
import { guestOnly } from "../../platform/auth/guard.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import type { Route } from "./+types/login-error";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await showFailures(visit, () => guestOnly(visit));
  const error = new URL(request.url).searchParams.get("error");
  return { error, languagePaths: samePathInEveryLanguage("/login/error") };
}

const texts = {
  AccessDenied: "signIn.errorDenied",
  OAuthCallbackError: "signIn.errorDenied",
  EmailMissing: "signIn.errorEmail",
} as const;

/** Why a sign-in through a provider came to nothing. */
export default function LoginError({ loaderData: { error } }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const known = Object.entries(texts).find(([code]) => code === error);
  return (
    <SignInPage title={t("signIn.errorTitle")}>
      <PageTitle title={t("signIn.errorTitle")} />
      <meta name="robots" content="noindex" />
      <p className="mb-5 max-w-prose">{t(known?.[1] ?? "signIn.failed")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href("/login")}>{t("signIn.again")}</ButtonLink>
        {error === "EmailMissing" && (
          <ButtonLink href={href("/register")} look="secondary">
            {t("signIn.register")}
          </ButtonLink>
        )}
      </div>
    </SignInPage>
  );
}
