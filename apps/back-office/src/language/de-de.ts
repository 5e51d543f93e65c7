import { listTexts } from "../list/texts/de-de.ts";
import { ownTexts } from "../own-account/texts/de-de.ts";
import { makerTexts } from "../maker/texts/de-de.ts";
import { auditTexts } from "../resources/audit/texts/de-de.ts";
import { bannerTexts } from "../resources/banner/texts/de-de.ts";
import { categoryTexts } from "../resources/category/texts/de-de.ts";
import { contactMessageTexts } from "../resources/contact-message/texts/de-de.ts";
import { contentPageTexts } from "../resources/content-page/texts/de-de.ts";
import { groupRequestTexts } from "../resources/customer-group-request/texts/de-de.ts";
import { mergeTexts } from "../resources/customer/merge/texts/de-de.ts";
import { customerTexts } from "../resources/customer/texts/de-de.ts";
import { jobTexts } from "../resources/job/texts/de-de.ts";
import { consentTextTexts } from "../resources/legal-text/consent/texts/de-de.ts";
import { legalTextTexts } from "../resources/legal-text/texts/de-de.ts";
import { mediaTexts } from "../resources/media/texts/de-de.ts";
import { newsletterTexts } from "../resources/newsletter-recipient/texts/de-de.ts";
import { orderTexts } from "../resources/order/texts/de-de.ts";
import { streamTexts } from "../resources/product-stream/texts/de-de.ts";
import { bulkTexts } from "../resources/product/texts/bulk/de-de.ts";
import { gateTexts } from "../resources/product/texts/gate/de-de.ts";
import { productTexts } from "../resources/product/texts/de-de.ts";
import { promotionTexts } from "../resources/promotion/texts/de-de.ts";
import { propertyTexts } from "../resources/property/texts/de-de.ts";
import { reviewTexts } from "../resources/review/texts/de-de.ts";
import { roleTexts } from "../resources/role/texts/de-de.ts";
import { routeRuleTexts } from "../resources/route-rule/texts/de-de.ts";
import { searchRuleTexts } from "../resources/search-rule/texts/de-de.ts";
import { mailTextTexts } from "../resources/settings/mail/texts/de-de.ts";
import { settingsTexts } from "../resources/settings/texts/de-de.ts";
import { staffTexts } from "../resources/staff/texts/de-de.ts";
import { withdrawalTexts } from "../resources/withdrawal/texts/de-de.ts";
import { shellTexts } from "../shell/texts/de-de.ts";
import { signInTexts } from "../sign-in/texts/de-de.ts";
import { startTexts } from "../start-page/texts/de-de.ts";
import { richTextTexts } from "../rich-text/texts/de-de.ts";
import { vatCheckTexts } from "../vat-check/texts/de-de.ts";
import { errorTexts } from "./de-de/error.ts";
import { fieldTexts } from "./de-de/field.ts";
import { operationTexts } from "./de-de/operation.ts";
import { orderState } from "@hearth/i18n/messages/de-de/order-state";

/** Every text of this language; states of orders are called as customers read them. */
export const deDe = {
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
