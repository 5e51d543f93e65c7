import Type, { type Static } from "typebox";
import {
  type CategoryId,
  type CountryId,
  type CurrencyId,
  type CustomerGroupId,
  idSchema,
  type LanguageId,
  type PaymentMethodId,
  type SalesChannelId,
  type ShippingMethodId,
} from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";

const SalesChannelDomainSchema = answerObject("SalesChannelDomain", "sales_channel_domain", {
  id: idSchema(),
  url: Type.String(),
  salesChannelId: idSchema<SalesChannelId>(),
  languageId: idSchema<LanguageId>(),
  currencyId: idSchema<CurrencyId>(),
});

export const SalesChannelSchema = answerObject("SalesChannel", "sales_channel", {
  id: idSchema<SalesChannelId>(),
  name: NullableText,
  languageId: idSchema<LanguageId>(),
  currencyId: idSchema<CurrencyId>(),
  countryId: idSchema<CountryId>(),
  customerGroupId: idSchema<CustomerGroupId>(),
  paymentMethodId: idSchema<PaymentMethodId>(),
  shippingMethodId: idSchema<ShippingMethodId>(),
  navigationCategoryId: idSchema<CategoryId>(),
  navigationCategoryDepth: Type.Integer(),
  footerCategoryId: nullable(idSchema<CategoryId>()),
  serviceCategoryId: nullable(idSchema<CategoryId>()),
  active: Type.Boolean(),
  maintenance: Type.Boolean(),
  domains: relation(Type.Array(SalesChannelDomainSchema)),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type SalesChannelDomain = Static<typeof SalesChannelDomainSchema>;
export type SalesChannel = Static<typeof SalesChannelSchema>;
