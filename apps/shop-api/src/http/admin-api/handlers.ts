import type { AdminOperationId } from "@hearth/admin-contract";
import type { AdminHandler } from "./admin-handler.ts";
import { auditHandlers } from "./people/audit.ts";
import { bannerHandlers } from "./banner.ts";
import { bulkChangeHandlers } from "./bulk-change.ts";
import { categoryHandlers } from "./category.ts";
import { contactMessageHandlers } from "./contact-message.ts";
import { contentPageHandlers } from "./content-page.ts";
import { customerGroupRequestHandlers } from "./customer-group-request.ts";
import { customerHandlers } from "./customer.ts";
import { customerMergeHandlers } from "./customer-merge.ts";
import { healthHandlers } from "./health.ts";
import { invitationHandlers } from "./people/invitation.ts";
import { jobHandlers } from "./job.ts";
import { manufacturerHandlers } from "./manufacturer.ts";
import { mediaHandlers } from "./media.ts";
import { newsletterRecipientHandlers } from "./newsletter-recipient.ts";
import { orderHandlers } from "./orders/order.ts";
import { orderChangeHandlers } from "./orders/order-change.ts";
import { ownAccountHandlers } from "./people/own-account.ts";
import { ownFactorHandlers } from "./people/own-factor.ts";
import { phoneOrderHandlers } from "./orders/phone-order.ts";
import { productHandlers } from "./product.ts";
import { productChoiceHandlers } from "./product-choice.ts";
import { productStreamHandlers } from "./product-stream.ts";
import { promotionHandlers } from "./promotion.ts";
import { propertyHandlers } from "./property.ts";
import { reviewHandlers } from "./review.ts";
import { roleHandlers } from "./people/role.ts";
import { routeRuleHandlers } from "./route-rule.ts";
import { salesFiguresHandlers } from "./sales-figures.ts";
import { searchRuleHandlers } from "./search-rule.ts";
import { cacheHandlers } from "./settings/cache.ts";
import { companyHandlers } from "./settings/company.ts";
import { countryHandlers } from "./settings/country.ts";
import { consentTextHandlers } from "./settings/consent-text.ts";
import { legalTextHandlers } from "./settings/legal-text.ts";
import { mailTemplateHandlers } from "./settings/mail-template.ts";
import { numberRangeHandlers } from "./settings/number-range.ts";
import { paymentMethodHandlers } from "./settings/payment-method.ts";
import { demoHandlers } from "./settings/demo.ts";
import { taxHandlers } from "./settings/tax.ts";
import { setupHandlers } from "./settings/setup.ts";
import { shippingHandlers } from "./settings/shipping.ts";
import { signInHandlers } from "./people/sign-in.ts";
import { staffHandlers } from "./people/staff.ts";
import { withdrawalHandlers } from "./orders/withdrawal.ts";

/** Every endpoint of the contract has its handler, in a file named as the contract's group. */
export const adminHandlers: Readonly<Record<AdminOperationId, AdminHandler>> = {
  ...signInHandlers,
  ...invitationHandlers,
  ...ownFactorHandlers,
  ...ownAccountHandlers,
  ...staffHandlers,
  ...roleHandlers,
  ...auditHandlers,
  ...reviewHandlers,
  ...routeRuleHandlers,
  ...orderHandlers,
  ...orderChangeHandlers,
  ...phoneOrderHandlers,
  ...salesFiguresHandlers,
  ...customerGroupRequestHandlers,
  ...withdrawalHandlers,
  ...searchRuleHandlers,
  ...jobHandlers,
  ...healthHandlers,
  ...productHandlers,
  ...productChoiceHandlers,
  ...manufacturerHandlers,
  ...propertyHandlers,
  ...productStreamHandlers,
  ...bulkChangeHandlers,
  ...promotionHandlers,
  ...categoryHandlers,
  ...mediaHandlers,
  ...contentPageHandlers,
  ...customerHandlers,
  ...customerMergeHandlers,
  ...bannerHandlers,
  ...contactMessageHandlers,
  ...newsletterRecipientHandlers,
  ...companyHandlers,
  ...mailTemplateHandlers,
  ...setupHandlers,
  ...taxHandlers,
  ...demoHandlers,
  ...numberRangeHandlers,
  ...shippingHandlers,
  ...paymentMethodHandlers,
  ...countryHandlers,
  ...cacheHandlers,
  ...legalTextHandlers,
  ...consentTextHandlers,
};
