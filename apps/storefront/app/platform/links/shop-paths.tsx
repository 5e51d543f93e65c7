import { createContext, use } from "react";
import type { ReactNode } from "react";

/** Content pages that other pages link to, without language prefix. */
export interface ShopPaths {
  shipping: string;
  privacy: string;
  withdrawal: string;
  contact: string;
}

/** Where they are in German: for pages shown while the shop cannot be asked. */
export const germanPaths: ShopPaths = {
  shipping: "/versandkosten",
  privacy: "/datenschutzerklaerung",
  withdrawal: "/widerrufsbelehrung",
  contact: "/kontakt",
};

const ShopPathsContext = createContext(germanPaths);

export function ShopPathsProvider({
  paths = germanPaths,
  children,
}: {
  paths: ShopPaths | undefined;
  children: ReactNode;
}) {
  return <ShopPathsContext value={paths}>{children}</ShopPathsContext>;
}

export function useShopPaths(): ShopPaths {
  return use(ShopPathsContext);
}
