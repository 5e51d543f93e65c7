import { checkRegister } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import { homeCountry } from "../../features/address/public.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import {
  MailSent,
  RegisterForm,
  registerNames,
  registration,
  SignInPage,
} from "../../features/sign-in/public.ts";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { failedForm, filledForm, refusedForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { guestOnly } from "../../platform/auth/guard.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { tradeGroupId } from "../../platform/shop/trade-group.server.ts";
import { storefrontUrl } from "../../platform/links/storefront-url.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { loadGroup } from "./load-group.server.ts";
import { signInRegistered } from "./sign-in-registered.server.ts";
import type { Route } from "./+types/register";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  return showFailures(visit, async () => {
    // Whoever has an account asks with it, and sees how that stands.
    await guestOnly(visit, searchParams.has("group") ? "/account/trade" : "/account");
    const [known, trade, group] = await Promise.all([
      loadAddressChoices(visit.shop),
      tradeGroupId(visit),
      loadGroup(visit, searchParams.get("group")),
    ]);
    const languagePaths = samePathInEveryLanguage(group ? `/register?group=${group.id}` : "/register");
    const { rules: _rules, ...choices } = known;
    const country = homeCountry(known, visit.locale);
    const hasTrade = trade !== null && group === null;
    return { choices, country, group, hasTrade, isSent: searchParams.has("sent"), languagePaths };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), registerNames);
  return showFailures(visit, async () => {
    const [{ rules }, group, url] = await Promise.all([
      loadAddressChoices(visit.shop),
      loadGroup(visit, new URL(request.url).searchParams.get("group")),
      storefrontUrl(visit),
    ]);
    const given = { ...registration(values, rules, group?.id ?? null), storefrontUrl: url };
    const checked = checkRegister(given, {
      ...rules,
      storefrontUrls: [url],
      requestableGroups: group ? [group] : [],
      today: shopDay(Date.now()),
    });
    if (!checked.ok) return formAgain(refusedForm(values, checked.violations));
    try {
      const customer = await visit.shop.act("register", { body: given });
      const isSignedIn = await signInRegistered(visit, customer, checked.value);
      return goOn(toHref(visit.locale, isSignedIn ? "/account" : "/register?sent=1"));
    } catch (error) {
      if (!isShopFailure(error)) throw error;
      return formAgain(failedForm(values, error));
    }
  });
}

function atHome(country: string) {
  return { "billingAddress.countryId": country, "shippingAddress.countryId": country };
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const { privacy } = useShopPaths();
  const { group, choices, isSent } = loaderData;
  const title = group?.title ?? t("register.title");
  if (isSent && !actionData) {
    return (
      <div className="container-page max-w-2xl py-12">
        <PageTitle title={t("register.sentTitle")} />
        <meta name="robots" content="noindex" />
        <MailSent title={t("register.sentTitle")} text={t("register.sentText")} />
      </div>
    );
  }
  return (
    <SignInPage title={title} intro={group?.introduction ?? null}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <p className="mb-6">
        {t("register.haveAccount")}{" "}
        <a href={href("/login")} className="link">
          {t("signIn.title")}
        </a>
      </p>
      {loaderData.hasTrade && (
        <p className="mb-6 rounded-inner bg-brand-soft p-4">
          {t("register.trade")}{" "}
          <a href={href("/account/trade")} className="link">
            {t("register.tradeLink")}
          </a>
        </p>
      )}
      <RegisterForm
        state={actionData?.form ?? filledForm(atHome(loaderData.country))}
        choices={choices}
        privacyPath={privacy}
        isOnlyForCompanies={group?.isOnlyForCompanies ?? false}
      />
    </SignInPage>
  );
}
