import { createContext, use } from "react";
import type { ReactNode } from "react";

/** Who runs the shop. What is empty is not known, as while the shop was never reached. */
export interface ShopIdentity {
  name: string;
  /** The company's name, with its legal form. */
  legalName: string;
  email: string;
  phone: string;
}

export const unknownShop: ShopIdentity = { name: "", legalName: "", email: "", phone: "" };

const ShopIdentityContext = createContext(unknownShop);

export function ShopIdentityProvider({
  shop = unknownShop,
  children,
}: {
  shop: ShopIdentity | undefined;
  children: ReactNode;
}) {
  return <ShopIdentityContext value={shop}>{children}</ShopIdentityContext>;
}

/** On pages and in slots; an island that needs it is given it. */
export function useShopIdentity(): ShopIdentity {
  return use(ShopIdentityContext);
}
