import { listTexts } from "../list/texts/pl-pl.ts";
import { ownTexts } from "../own-account/texts/pl-pl.ts";
import { makerTexts } from "../maker/texts/pl-pl.ts";
import { auditTexts } from "../resources/audit/texts/pl-pl.ts";
import { bannerTexts } from "../resources/banner/texts/pl-pl.ts";
import { categoryTexts } from "../resources/category/texts/pl-pl.ts";
import { contactMessageTexts } from "../resources/contact-message/texts/pl-pl.ts";
import { contentPageTexts } from "../resources/content-page/texts/pl-pl.ts";
import { groupRequestTexts } from "../resources/customer-group-request/texts/pl-pl.ts";
import { mergeTexts } from "../resources/customer/merge/texts/pl-pl.ts";
import { customerTexts } from "../resources/customer/texts/pl-pl.ts";
import { jobTexts } from "../resources/job/texts/pl-pl.ts";
import { consentTextTexts } from "../resources/legal-text/consent/texts/pl-pl.ts";
import { legalTextTexts } from "../resources/legal-text/texts/pl-pl.ts";
import { mediaTexts } from "../resources/media/texts/pl-pl.ts";
import { newsletterTexts } from "../resources/newsletter-recipient/texts/pl-pl.ts";
import { orderTexts } from "../resources/order/texts/pl-pl.ts";
import { streamTexts } from "../resources/product-stream/texts/pl-pl.ts";
import { bulkTexts } from "../resources/product/texts/bulk/pl-pl.ts";
import { gateTexts } from "../resources/product/texts/gate/pl-pl.ts";
import { productTexts } from "../resources/product/texts/pl-pl.ts";
import { promotionTexts } from "../resources/promotion/texts/pl-pl.ts";
import { propertyTexts } from "../resources/property/texts/pl-pl.ts";
import { reviewTexts } from "../resources/review/texts/pl-pl.ts";
import { roleTexts } from "../resources/role/texts/pl-pl.ts";
import { routeRuleTexts } from "../resources/route-rule/texts/pl-pl.ts";
import { searchRuleTexts } from "../resources/search-rule/texts/pl-pl.ts";
import { mailTextTexts } from "../resources/settings/mail/texts/pl-pl.ts";
import { settingsTexts } from "../resources/settings/texts/pl-pl.ts";
import { staffTexts } from "../resources/staff/texts/pl-pl.ts";
import { withdrawalTexts } from "../resources/withdrawal/texts/pl-pl.ts";
import { shellTexts } from "../shell/texts/pl-pl.ts";
import { signInTexts } from "../sign-in/texts/pl-pl.ts";
import { startTexts } from "../start-page/texts/pl-pl.ts";
import { richTextTexts } from "../rich-text/texts/pl-pl.ts";
import { vatCheckTexts } from "../vat-check/texts/pl-pl.ts";
import { errorTexts } from "./pl-pl/error.ts";
import { fieldTexts } from "./pl-pl/field.ts";
import { operationTexts } from "./pl-pl/operation.ts";
import { orderState } from "@hearth/i18n/messages/pl-pl/order-state";

export const plPl = {
  ...orderState,
  ...shellTexts,
  ...listTexts,
  ...richTextTexts,
  ...fieldTexts,
  ...errorTexts,
  ...operationTexts,
  ...signInTexts,
  ...ownTexts,
  ...startTexts,
  ...orderTexts,
  ...customerTexts,
  ...mergeTexts,
  ...contactMessageTexts,
  ...newsletterTexts,
  ...reviewTexts,
  ...groupRequestTexts,
  ...vatCheckTexts,
  ...withdrawalTexts,
  ...productTexts,
  ...makerTexts,
  ...propertyTexts,
  ...streamTexts,
  ...gateTexts,
  ...bulkTexts,
  ...promotionTexts,
  ...categoryTexts,
  ...mediaTexts,
  ...contentPageTexts,
  ...legalTextTexts,
  ...consentTextTexts,
  ...bannerTexts,
  ...routeRuleTexts,
  ...searchRuleTexts,
  ...staffTexts,
  ...roleTexts,
  ...auditTexts,
  ...jobTexts,
  ...settingsTexts,
  ...mailTextTexts,
};
