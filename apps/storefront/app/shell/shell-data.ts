import type { OptionalGroup } from "../features/consent/public-data.ts";
import type { ConsentTexts } from "../platform/shop/consent-texts.ts";
import type { ShopPaths } from "../platform/links/shop-paths.tsx";
import type { ShopIdentity } from "../platform/shop/shop-identity.tsx";

/** What stands around every page of one language. Made once a minute, the same for everybody. */
export interface ShellData {
  menu: readonly MenuEntry[];
  footer: readonly MenuEntry[];
  service: readonly MenuEntry[];
  paths: ShopPaths;
  shop: ShopIdentity;
  usps: readonly Usp[];
  contact: Contact | null;
  social: readonly SocialLink[];
  certificates: readonly Certificate[];
  payment: readonly Method[];
  delivery: readonly Method[];
  /** Null: the shop has nothing to say today. */
  banner: Banner | null;
  /** Null: the shop has no site search, and words lead to the page of results. */
  search: { lastSearches: number } | null;
  /** What visitors are asked for, and what is loaded where they agree. */
  consent: { offered: readonly OptionalGroup[]; texts: ConsentTexts };
  /** Null: nothing counts visits. */
  tagManager: { url: string; host: string } | null;
  /** The shop is in maintenance: nothing but the maintenance page is shown. */
  isClosed: boolean;
}

export interface MenuEntry {
  id: string;
  name: string;
  description: string | null;
  link: MenuTarget;
  /** Address of a small picture. */
  picture: string | null;
  children: readonly MenuEntry[];
  /** Parts of the range that stand beside this one and have no place of their own in the first level. */
  also: readonly MenuEntry[];
}

export type MenuTarget =
  | { kind: "page"; target: string; isNewTab: boolean }
  /** Opens the consent settings; without a script it leads to the page that holds them. */
  | { kind: "consent"; target: string }
  | { kind: "none" };

export interface Usp {
  icon: string;
  text: string;
  target: string | null;
}
export interface Contact {
  phone: string;
  email: string;
  hours: readonly OpeningHours[];
}
/** Days count from 1, Monday. Times are `HH:MM`, local time of the shop. */
export interface OpeningHours {
  days: readonly number[];
  from: string;
  to: string;
}
export interface SocialLink {
  icon: string;
  name: string;
  url: string;
}
export interface Certificate {
  name: string;
  text: string;
  mediaUrl: string;
  target: string | null;
}
export interface Method {
  id: string;
  name: string;
  icons: readonly string[];
}
export interface Banner {
  text: string;
  linkText: string | null;
  /** Without language. */
  link: string | null;
}
