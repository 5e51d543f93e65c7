import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Company, sending, paying and countries: a few dozen rows that are looked at together, so it is no list of ra-core. */
export const settingsResource: OfficeResource = {
  name: "settings",
  group: "system",
  icon: "settings",
  operations: {},
  idField: "id",
  List: lazyPart(() => import("./settings-page.tsx"), "SettingsPage"),
  pages: [
    {
      path: "/company",
      Screen: lazyPart(() => import("./company/company-page.tsx"), "CompanyPage"),
    },
    {
      path: "/demo",
      Screen: lazyPart(() => import("./demo/demo-page.tsx"), "DemoPage"),
    },
    {
      path: "/mail-template",
      Screen: lazyPart(() => import("./mail/mail-list.tsx"), "MailList"),
    },
    {
      path: "/mail-template/:id",
      Screen: lazyPart(() => import("./mail/mail-page.tsx"), "MailPage"),
    },
    {
      path: "/shipping-tariff/:id",
      Screen: lazyPart(() => import("./tariff/tariff-page.tsx"), "TariffPage"),
    },
  ],
};
