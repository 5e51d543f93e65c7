import { listTexts } from "../list/texts/en-gb.ts";
import { ownTexts } from "../own-account/texts/en-gb.ts";
import { makerTexts } from "../maker/texts/en-gb.ts";
import { auditTexts } from "../resources/audit/texts/en-gb.ts";
import { bannerTexts } from "../resources/banner/texts/en-gb.ts";
import { categoryTexts } from "../resources/category/texts/en-gb.ts";
import { contactMessageTexts } from "../resources/contact-message/texts/en-gb.ts";
import { contentPageTexts } from "../resources/content-page/texts/en-gb.ts";
import { groupRequestTexts } from "../resources/customer-group-request/texts/en-gb.ts";
import { mergeTexts } from "../resources/customer/merge/texts/en-gb.ts";
import { customerTexts } from "../resources/customer/texts/en-gb.ts";
import { jobTexts } from "../resources/job/texts/en-gb.ts";
import { consentTextTexts } from "../resources/legal-text/consent/texts/en-gb.ts";
import { legalTextTexts } from "../resources/legal-text/texts/en-gb.ts";
import { mediaTexts } from "../resources/media/texts/en-gb.ts";
import { newsletterTexts } from "../resources/newsletter-recipient/texts/en-gb.ts";
import { orderTexts } from "../resources/order/texts/en-gb.ts";
import { streamTexts } from "../resources/product-stream/texts/en-gb.ts";
import { bulkTexts } from "../resources/product/texts/bulk/en-gb.ts";
import { gateTexts } from "../resources/product/texts/gate/en-gb.ts";
import { productTexts } from "../resources/product/texts/en-gb.ts";
import { promotionTexts } from "../resources/promotion/texts/en-gb.ts";
import { propertyTexts } from "../resources/property/texts/en-gb.ts";
import { reviewTexts } from "../resources/review/texts/en-gb.ts";
import { roleTexts } from "../resources/role/texts/en-gb.ts";
import { routeRuleTexts } from "../resources/route-rule/texts/en-gb.ts";
import { searchRuleTexts } from "../resources/search-rule/texts/en-gb.ts";
import { mailTextTexts } from "../resources/settings/mail/texts/en-gb.ts";
import { settingsTexts } from "../resources/settings/texts/en-gb.ts";
import { staffTexts } from "../resources/staff/texts/en-gb.ts";
import { withdrawalTexts } from "../resources/withdrawal/texts/en-gb.ts";
import { shellTexts } from "../shell/texts/en-gb.ts";
import { signInTexts } from "../sign-in/texts/en-gb.ts";
import { startTexts } from "../start-page/texts/en-gb.ts";
import { richTextTexts } from "../rich-text/texts/en-gb.ts";
import { vatCheckTexts } from "../vat-check/texts/en-gb.ts";
import { errorTexts } from "./en-gb/error.ts";
import { fieldTexts } from "./en-gb/field.ts";
import { operationTexts } from "./en-gb/operation.ts";
import { orderState } from "@hearth/i18n/messages/en-gb/order-state";

export const enGb = {
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
