import { idOf } from "@hearth/catalog";

/** Ids of the things in ../catalogue, by their keys. */
export const product = (key: string) => idOf("product", key);
export const category = (key: string) => idOf("category", key);
export const manufacturer = (key: string) => idOf("manufacturer", key);
export const group = (key: string) => idOf("property-group", key);
/** `power.kw-8` */
export const option = (key: string) => idOf("property-option", key);
export const language = (key: "de" | "en" | "pl") => idOf("language", key);
export const currency = (key: "eur" | "pln") => idOf("currency", key);
export const country = (key: "de" | "pl" | "ch") => idOf("country", key);
export const state = (key: string) => idOf("country-state", key);
export const paymentMethod = (key: "prepayment" | "invoice" | "card" | "wallet" | "sepa") =>
  idOf("payment-method", key);
export const shippingMethod = (key: "parcel" | "freight") => idOf("shipping-method", key);
export const shippingTariff = (key: string) => idOf("shipping-tariff", key);
export const customerGroup = (key: "consumer" | "trade") => idOf("customer-group", key);
export const promotion = (key: string) => idOf("promotion", key);
/** A promotion's first discount, or the one at the index: the id of its line in a cart. */
export const discount = (key: string, index = 0) => idOf("discount", `${key}${index}`);
export const tax = (key: "standard" | "zero") => idOf("tax", key);
export const cmsPage = (key: string) => idOf("cms-page", key);
export const landingPage = (key: string) => idOf("landing-page", key);
export const media = (file: string) => idOf("media", file);
export const stream = (key: string) => idOf("stream", key);

/** Well-formed, but nothing has it. */
export const unknownId = "0".repeat(31) + "1";
export const accessKey = "SWSCTESTSHOPACCESSKEY00000";
