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
export const paymentMethod = (key: "prepayment" | "invoice") => idOf("payment-method", key);
export const shippingMethod = (key: "parcel" | "freight") => idOf("shipping-method", key);
export const cmsPage = (key: string) => idOf("cms-page", key);
export const landingPage = (key: string) => idOf("landing-page", key);
export const media = (file: string) => idOf("media", file);
export const stream = (key: string) => idOf("stream", key);

/** Well-formed, but nothing has it. */
export const unknownId = "0".repeat(31) + "1";
export const accessKey = "SWSCTESTSHOPACCESSKEY00000";
