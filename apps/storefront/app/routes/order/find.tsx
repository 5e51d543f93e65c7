import { lookUpOrder } from "../../features/order/read/look-up-order.server.ts";
import { FindOrderForm } from "../../features/order/public.ts";
import { SignInPage } from "../../features/sign-in/public.ts";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import type { Route } from "./+types/find";

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/order") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), ["orderNumber", "email", "zipcode"]);
  return showFailures(visit, async () => {
    const found = await lookUpOrder(visit, values, null);
    return found.ok ? goOn(toHref(visit.locale, `/order/${found.code}`)) : formAgain(found.form);
  });
}

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const aside = (
    <section className="rounded-card bg-tint p-5">
      <h2 className="section-title">{t("order.findAccount")}</h2>
      <p className="mt-2 mb-4">{t("order.findAccountText")}</p>
      <ButtonLink href={href("/account/order")} look="secondary" icon="login-2" className="w-full">
        {t("order.findAccountLink")}
      </ButtonLink>
    </section>
  );
  return (
    <SignInPage title={t("order.findTitle")} intro={t("order.findIntro")} aside={aside}>
      <PageTitle title={t("order.findTitle")} />
      <meta name="robots" content="noindex" />
      <FindOrderForm state={actionData?.form ?? emptyForm} asksNumber />
    </SignInPage>
  );
}
