import type { SeoUrl } from "@hearth/contract";

export interface SeoUrlRow {
  id: string;
  language_id: string;
  route_name: string;
  foreign_key: string;
  seo_path_info: string;
  /** The path that was asked for; differs from seo_path_info when the page has moved. */
  asked_path?: string;
}

const technicalPath: Readonly<Record<string, string>> = {
  "frontend.navigation.page": "/navigation/",
  "frontend.detail.page": "/detail/",
  "frontend.landing.page": "/landingPage/",
  "frontend.account.customer-group-registration.page": "/customer-group-registration/",
};

export function presentSeoUrl(row: SeoUrlRow, salesChannelId: string): SeoUrl {
  const isMoved = row.asked_path !== undefined && row.asked_path !== row.seo_path_info;
  return {
    id: row.id,
    foreignKey: row.foreign_key,
    routeName: row.route_name,
    pathInfo: (technicalPath[row.route_name] ?? "/") + row.foreign_key,
    seoPathInfo: row.seo_path_info,
    isCanonical: true,
    isModified: false,
    isDeleted: false,
    languageId: row.language_id,
    salesChannelId,
    customFields: {},
    ...(isMoved && {
      extensions: {
        movedFrom: { seoPathInfo: row.asked_path ?? "", apiAlias: "hearth_moved_from" as const },
      },
    }),
    apiAlias: "seo_url",
  };
}
