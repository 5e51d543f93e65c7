import { AccountPage } from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { endDevices } from "../../features/devices/end-devices.server.ts";
import { DeviceList, deviceViews } from "../../features/devices/public.ts";
import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import type { Route } from "./+types/devices";

const PATH = "/account/session";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async () => {
    const { sessions } = await visit.shop.act("readSessions");
    return { devices: deviceViews(sessions), languagePaths: samePathInEveryLanguage(PATH) };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  return withAccount(visit, request, async () => {
    visit.notes.leave({ key: await endDevices(visit.shop, form), type: "success" });
    return goOn(toHref(visit.locale, PATH));
  });
}

export default function Devices({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title={t("account.devices")} intro={t("account.devicesIntro")}>
      <PageTitle title={t("account.devices")} />
      <DeviceList devices={loaderData.devices} />
    </AccountPage>
  );
}
