import Type from "typebox";
import { ID_PATTERN } from "./id-pattern.ts";

/**
 * Kinds of ids cannot be mixed up, yet plain text from a database row or a test fits every kind:
 * the mark is optional, so no casts are needed where ids enter the program.
 */
export type Id<Kind extends string> = string & { readonly __idOf?: Kind };

export type ProductId = Id<"product">;
export type CategoryId = Id<"category">;
export type LandingPageId = Id<"landing_page">;
export type CmsPageId = Id<"cms_page">;
export type CmsSlotId = Id<"cms_slot">;
export type MediaId = Id<"media">;
export type ManufacturerId = Id<"product_manufacturer">;
export type PropertyGroupId = Id<"property_group">;
export type OptionId = Id<"property_group_option">;
export type LanguageId = Id<"language">;
export type CurrencyId = Id<"currency">;
export type CountryId = Id<"country">;
export type CountryStateId = Id<"country_state">;
export type SalutationId = Id<"salutation">;
export type CustomerGroupId = Id<"customer_group">;
export type SalesChannelId = Id<"sales_channel">;
export type PaymentMethodId = Id<"payment_method">;
export type ShippingMethodId = Id<"shipping_method">;
export type AddressId = Id<"customer_address">;
export type CustomerId = Id<"customer">;
export type ReviewId = Id<"product_review">;
export type OrderId = Id<"order">;
export type OrderLineId = Id<"order_line_item">;
export type OrderAddressId = Id<"order_address">;
export type OrderDownloadId = Id<"order_line_item_download">;
export type TransactionId = Id<"order_transaction">;
export type DocumentId = Id<"document">;

export function idSchema<T extends string = string>() {
  return Type.Unsafe<T>({ type: "string", pattern: ID_PATTERN, title: "Id" });
}
