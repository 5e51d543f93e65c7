import type { AdminEndpoint } from "../admin-endpoint.ts";
import { auditEndpoints } from "./people/audit.ts";
import { bulkChangeEndpoints } from "./bulk-change.ts";
import { categoryEndpoints } from "./category.ts";
import { companySignInEndpoints } from "./people/company-sign-in.ts";
import { contactMessageEndpoints } from "./contact-message.ts";
import { contentPageEndpoints } from "./content-page.ts";
import { customerGroupRequestEndpoints } from "./customer-group-request.ts";
import { bannerEndpoints } from "./banner.ts";
import { customerMergeEndpoints } from "./customer-merge.ts";
import { customerEndpoints } from "./customer.ts";
import { healthEndpoints } from "./health.ts";
import { invitationEndpoints } from "./people/invitation.ts";
import { jobEndpoints } from "./job.ts";
import { manufacturerEndpoints } from "./manufacturer.ts";
import { mediaEndpoints } from "./media.ts";
import { newsletterRecipientEndpoints } from "./newsletter-recipient.ts";
import { orderEndpoints } from "./order.ts";
import { orderChangeEndpoints } from "./order-change.ts";
import { ownAccountEndpoints } from "./people/own-account.ts";
import { ownFactorEndpoints } from "./people/own-factor.ts";
import { phoneOrderEndpoints } from "./phone-order.ts";
import { productEndpoints } from "./product.ts";
import { productSaleEndpoints } from "./product-sale.ts";
import { productChoiceEndpoints } from "./product-choice.ts";
import { productStreamEndpoints } from "./product-stream.ts";
import { promotionEndpoints } from "./promotion.ts";
import { propertyEndpoints } from "./property.ts";
import { reviewEndpoints } from "./review.ts";
import { roleEndpoints } from "./people/role.ts";
import { routeRuleEndpoints } from "./route-rule.ts";
import { salesFiguresEndpoints } from "./sales-figures.ts";
import { searchRuleEndpoints } from "./search-rule.ts";
import { cacheEndpoints } from "./settings/cache.ts";
import { companyEndpoints } from "./settings/company.ts";
import { countryEndpoints } from "./settings/country.ts";
import { consentTextEndpoints } from "./settings/consent-text.ts";
import { legalTextEndpoints } from "./settings/legal-text.ts";
import { mailTemplateEndpoints } from "./settings/mail-template.ts";
import { numberRangeEndpoints } from "./settings/number-range.ts";
import { paymentMethodEndpoints } from "./settings/payment-method.ts";
import { demoEndpoints } from "./settings/demo.ts";
import { setupEndpoints } from "./settings/setup.ts";
import { shippingEndpoints } from "./settings/shipping.ts";
import { taxEndpoints } from "./settings/tax.ts";
import { signInEndpoints } from "./people/sign-in.ts";
import { staffEndpoints } from "./people/staff.ts";
import { withdrawalEndpoints } from "./withdrawal.ts";

/** Every endpoint of the admin API, by operation id. */
export const adminEndpoints = {
  ...signInEndpoints,
  ...companySignInEndpoints,
  ...invitationEndpoints,
  ...ownFactorEndpoints,
  ...ownAccountEndpoints,
  ...staffEndpoints,
  ...roleEndpoints,
  ...auditEndpoints,
  ...reviewEndpoints,
  ...routeRuleEndpoints,
  ...orderEndpoints,
  ...orderChangeEndpoints,
  ...phoneOrderEndpoints,
  ...salesFiguresEndpoints,
  ...customerGroupRequestEndpoints,
  ...withdrawalEndpoints,
  ...searchRuleEndpoints,
  ...jobEndpoints,
  ...healthEndpoints,
  ...productEndpoints,
  ...productSaleEndpoints,
  ...productChoiceEndpoints,
  ...manufacturerEndpoints,
  ...propertyEndpoints,
  ...productStreamEndpoints,
  ...bulkChangeEndpoints,
  ...promotionEndpoints,
  ...categoryEndpoints,
  ...mediaEndpoints,
  ...contentPageEndpoints,
  ...customerEndpoints,
  ...customerMergeEndpoints,
  ...bannerEndpoints,
  ...contactMessageEndpoints,
  ...newsletterRecipientEndpoints,
  ...companyEndpoints,
  ...mailTemplateEndpoints,
  ...setupEndpoints,
  ...demoEndpoints,
  ...numberRangeEndpoints,
  ...shippingEndpoints,
  ...paymentMethodEndpoints,
  ...countryEndpoints,
  ...taxEndpoints,
  ...cacheEndpoints,
  ...legalTextEndpoints,
  ...consentTextEndpoints,
} as const satisfies Record<string, AdminEndpoint>;

export type AdminEndpoints = typeof adminEndpoints;
export type AdminOperationId = keyof AdminEndpoints;
