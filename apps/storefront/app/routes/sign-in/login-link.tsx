import { LoginForm, NewCustomer, ProviderForm, SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { signedInCustomer } from "../../platform/auth/sign-in.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { providerChoices } from "./provider-choices.server.ts";
import type { Route } from "./+types/login-link";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const asked = new URL(request.url).searchParams.get("provider");
  const provider = providerChoices(visit).find(({ id }) => id === asked);
  if (!provider) return moveTo(toHref(visit.locale, "/login"), 302);
  const customer = await showFailures(visit, () => signedInCustomer(visit));
  return {
    provider,
    email: customer?.email ?? null,
    languagePaths: samePathInEveryLanguage(`/login/link?provider=${provider.id}`),
  };
}

/** An account is not taken over by an address nobody has verified: its owner signs in by password and links then. */
export default function LoginLink({ loaderData: { provider, email } }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const title = t("signIn.linkTitle", { provider: provider.name });
  return (
    <SignInPage
      title={title}
      intro={
        email === null
          ? t("signIn.linkText", { provider: provider.name })
          : t("signIn.linkReady", { provider: provider.name, email })
      }
      aside={email === null ? <NewCustomer hasTrade={false} /> : undefined}
    >
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {email !== null ? (
        <ProviderForm
          isLinking
          provider={provider}
          redirect={href("/account")}
          label={t("signIn.linkNow", { provider: provider.name })}
        />
      ) : (
        <LoginForm state={emptyForm} redirect={`${href("/login/link")}?provider=${provider.id}`} />
      )}
    </SignInPage>
  );
}
