import { isId } from "@hearth/contract";
import { notFound } from "../../platform/http/answer/page-failure.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

export interface RegistrationGroup {
  id: string;
  title: string | null;
  introduction: string | null;
  isOnlyForCompanies: boolean;
}

/** A customer group with a registration of its own; null: the ordinary registration. */
export async function loadGroup(visit: Visit, id: string | null): Promise<RegistrationGroup | null> {
  if (id === null) return null;
  if (!isId(id)) return notFound(visit.pathname);
  try {
    const group = await visit.shop.read("getCustomerGroupRegistrationInfo", {
      params: { customerGroupId: id },
    });
    return {
      id: group.id,
      title: group.translated.registrationTitle ?? group.registrationTitle,
      introduction: plain(group.translated.registrationIntroduction ?? group.registrationIntroduction),
      isOnlyForCompanies: group.registrationOnlyCompanyRegistration,
    };
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return notFound(visit.pathname);
    throw error;
  }
}

/** Editors may have written it with tags. */
function plain(text: string | null): string | null {
  return text?.replace(/<[^>]*>/g, " ").trim() || null;
}
