import { AccountPage, AddressList } from "../../features/account/public.ts";
import { addressView } from "../../features/address/public.ts";
import { loadAddresses } from "../../features/account/load-addresses.server.ts";
import { changeAddresses } from "../../features/account/change-addresses.server.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { problemText } from "../../platform/forms/form-problem.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { Route } from "./+types/addresses";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async (customer) => {
    const addresses = await loadAddresses(visit.shop);
    return {
      addresses: addresses.map((address) => addressView(address, customer)),
      languagePaths: samePathInEveryLanguage("/account/address"),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return withAccount(visit, request, async () => {
    const done = await changeAddresses(visit.shop, form);
    if (!done.ok) return formAgain(done.form);
    visit.notes.leave({ key: done.note, type: "success" });
    return goOn(toHref(visit.locale, "/account/address"));
  });
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { t, href, error } = useLanguage();
  const { addresses } = loaderData;
  const add = (
    <ButtonLink href={href("/account/address/new")} icon="plus">
      {t("account.addAddress")}
    </ButtonLink>
  );
  return (
    <AccountPage
      title={t("account.addresses")}
      intro={t("account.addressIntro")}
      action={addresses.length > 0 && add}
    >
      <PageTitle title={t("account.addresses")} />
      {actionData?.form.problems.map((problem) => (
        <Notification key={problem.code} type="danger" persistent>
          <p>{problemText(problem, error)}</p>
        </Notification>
      ))}
      <AddressList addresses={addresses} contactPath={useShopPaths().contact} />
    </AccountPage>
  );
}
