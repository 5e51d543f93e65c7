import { AddressForm } from "../../features/address/public.ts";
import { AddressChoice, StepFrame } from "../../features/checkout/public.ts";
import { filledForm } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { loadCheckoutAddress, readStep, takeCheckoutAddress } from "./load-checkout-address.server.ts";
import type { Route } from "./+types/checkout-address";

export const handle = { layout: "checkout" };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const step = readStep(visit, params.use, request);
  const page = await showFailures(visit, () => loadCheckoutAddress(visit, step));
  return { ...page, languagePaths: samePathInEveryLanguage(`/checkout/address/${step.use}`) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const step = readStep(visit, params.use, request);
  const form = await postedForm(request, visit);
  const refused = await showFailures(visit, () => takeCheckoutAddress(visit, step, form));
  return refused ? formAgain(refused) : goOn(toHref(visit.locale, "/checkout"));
}

/** Where the goods or the invoice go. */
export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { use, summary, addresses, chosen, form } = loaderData;
  const title = t(use === "shipping" ? "checkout.shippingAddress" : "checkout.billingAddress");
  return (
    <div className="container-page flex flex-col gap-5 py-6">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{title}</h1>
      <StepFrame summary={summary}>
        {form ? (
          <div className="card p-5 sm:p-8">
            <AddressForm
              state={actionData?.form ?? filledForm(form.values)}
              choices={form.choices}
              isBusiness={false}
              isShipping
              isBilling
              cancelPath={form.isNew ? "/checkout" : `/checkout/address/${use}`}
            />
          </div>
        ) : (
          <>
            <p className="text-ink-soft">{t("checkout.addressIntro")}</p>
            <AddressChoice use={use} addresses={addresses} chosen={chosen} />
          </>
        )}
      </StepFrame>
    </div>
  );
}
