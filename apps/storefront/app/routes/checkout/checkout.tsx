import { CartMessages, CartSeen } from "../../features/cart/public.ts";
import {
  CheckoutPage,
  OrderMessage,
  ProofPage,
  readShown,
  UnsurePage,
} from "../../features/checkout/public.ts";
import { TrackedMoment } from "../../features/tracking/public.ts";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { filledForm } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { checkoutAction, unsureContext } from "./checkout-action.server.ts";
import { CheckoutStart } from "./checkout-start.tsx";
import { loadCheckoutStep } from "./load-checkout-step.server.ts";
import type { Route } from "./+types/checkout";

export const handle = { layout: "checkout" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const languagePaths = samePathInEveryLanguage("/checkout");
  // The shop does not answer: what the form said is all there is to show.
  if (context.get(unsureContext)) return { step: "unsure" as const, languagePaths };
  const step = await showFailures(visit, () => loadCheckoutStep(visit, request));
  return { ...step, languagePaths };
}

export function action({ context, request }: Route.ActionArgs) {
  return checkoutAction(context, request);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { contact } = useShopPaths();
  const values = actionData?.form.values ?? {};
  const challenge = actionData?.challenge;
  return (
    <div className="container-page flex flex-col gap-5 py-6">
      <PageTitle title={t("checkout.title")} />
      <meta name="robots" content="noindex" />
      {loaderData.step === "unsure" && <UnsurePage values={values} shown={readShown(values["shown"])} />}
      {challenge && <ProofPage values={values} challenge={challenge} />}
      {loaderData.step !== "unsure" && !challenge && <h1 className="page-title">{t("checkout.title")}</h1>}
      {loaderData.step === "start" && (
        <TrackedMoment event={{ kind: "checkout", items: loaderData.tracked }} />
      )}
      {loaderData.step === "order" && (
        <TrackedMoment event={{ kind: "checkout", items: loaderData.tracked, step: 2, stepName: "Order" }} />
      )}
      {loaderData.step === "start" && <CheckoutStart start={loaderData} form={actionData?.form ?? null} />}
      {loaderData.step === "order" && (
        <CartSeen count={loaderData.data.cart.count} version={loaderData.data.cart.version} />
      )}
      {loaderData.step === "order" && !challenge && (
        <CheckoutPage
          data={loaderData.data}
          state={actionData?.form ?? filledForm(loaderData.values)}
          paths={{ ...loaderData.paths, contact }}
          isExpress={loaderData.isExpress}
          messages={
            <>
              {actionData?.trouble && <OrderMessage trouble={actionData.trouble} />}
              <CartMessages messages={loaderData.data.cart.messages} />
            </>
          }
        />
      )}
    </div>
  );
}
