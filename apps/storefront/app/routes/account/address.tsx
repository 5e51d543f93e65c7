import { AccountPage } from "../../features/account/public.ts";
import { loadAddress } from "../../features/account/load-addresses.server.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { saveAddress } from "../../features/account/save-address.server.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import {
  AddressForm,
  addressFormNames,
  addressFormValues,
  homeCountry,
  OffRouteNotice,
} from "../../features/address/public.ts";
import { filledForm } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { Route } from "./+types/address";

export const handle = { layout: "account" };

/** `new` adds one, an id changes it. */
export async function loader({ context, request, params: { addressId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async (customer) => {
    const [choices, address] = await Promise.all([
      loadAddressChoices(visit.shop),
      addressId === "new" ? null : loadAddress(visit, addressId),
    ]);
    const { rules: _rules, ...offered } = choices;
    return {
      choices: offered,
      values: addressFormValues(customer, address, homeCountry(choices, visit.locale)),
      isNew: address === null,
      isOffRoute: address?.extensions?.hearthDelivery?.isOutsideStandard ?? false,
      isBusiness: customer.accountType === "business",
      isShipping: address !== null && address.id === customer.defaultShippingAddressId,
      isBilling: address !== null && address.id === customer.defaultBillingAddressId,
      languagePaths: samePathInEveryLanguage(`/account/address/${addressId}`),
    };
  });
}

export async function action({ context, request, params: { addressId } }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), addressFormNames);
  return withAccount(visit, request, async (customer) => {
    const [{ rules }, known] = await Promise.all([
      loadAddressChoices(visit.shop),
      addressId === "new" ? null : loadAddress(visit, addressId),
    ]);
    const refused = await saveAddress(visit.shop, { customer, known, values, rules });
    if (refused) return formAgain(refused);
    visit.notes.leave({ key: "note.addressSaved", type: "success" });
    return goOn(toHref(visit.locale, "/account/address"));
  });
}

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { choices, values, isNew, isOffRoute, isBusiness, isShipping, isBilling } = loaderData;
  const { contact: contactPath } = useShopPaths();
  const title = t(isNew ? "account.newAddress" : "account.editAddress");
  return (
    <AccountPage title={title}>
      <PageTitle title={title} />
      {isOffRoute && <OffRouteNotice contactPath={contactPath} />}
      <div className="card p-5 sm:p-8">
        <AddressForm
          state={actionData?.form ?? filledForm(values)}
          choices={choices}
          isBusiness={isBusiness}
          isShipping={isShipping}
          isBilling={isBilling}
        />
      </div>
    </AccountPage>
  );
}
