import { auditResource } from "./audit/index.ts";
import { bannerResource } from "./banner/index.ts";
import { categoryResource } from "./category/index.ts";
import { contactMessageResource } from "./contact-message/index.ts";
import { contentPageResource } from "./content-page/index.ts";
import { groupRequestResource } from "./customer-group-request/index.ts";
import { customerResource } from "./customer/index.ts";
import { jobResource } from "./job/index.ts";
import { legalTextResource } from "./legal-text/index.ts";
import { manufacturerResource } from "./manufacturer/index.ts";
import { mediaResource } from "./media/index.ts";
import { newsletterRecipientResource } from "./newsletter-recipient/index.ts";
import type { OfficeResource } from "./office-resource.ts";
import { orderResource } from "./order/index.ts";
import { productResource } from "./product/index.ts";
import { productStreamResource } from "./product-stream/index.ts";
import { promotionResource } from "./promotion/index.ts";
import { propertyResource } from "./property/index.ts";
import { reviewResource } from "./review/index.ts";
import { roleResource } from "./role/index.ts";
import { routeRuleResource } from "./route-rule/index.ts";
import { searchRuleResource } from "./search-rule/index.ts";
import { settingsResource } from "./settings/index.ts";
import { staffResource } from "./staff/index.ts";
import { withdrawalResource } from "./withdrawal/index.ts";

/** In the order of the navigation. A new one is a folder and its line here. */
export const officeResources: readonly OfficeResource[] = [
  orderResource,
  customerResource,
  contactMessageResource,
  reviewResource,
  groupRequestResource,
  withdrawalResource,
  newsletterRecipientResource,
  productResource,
  promotionResource,
  categoryResource,
  manufacturerResource,
  propertyResource,
  productStreamResource,
  mediaResource,
  contentPageResource,
  bannerResource,
  legalTextResource,
  routeRuleResource,
  searchRuleResource,
  staffResource,
  roleResource,
  auditResource,
  jobResource,
  settingsResource,
];
