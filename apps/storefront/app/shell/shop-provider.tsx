import type { ReactNode } from "react";
import { ShopPathsProvider } from "../platform/links/shop-paths.tsx";
import { ShopIdentityProvider } from "../platform/shop/shop-identity.tsx";
import type { ShellData } from "./shell-data.ts";

interface Props {
  /** Undefined: the shop was never reached. */
  shell: Pick<ShellData, "shop" | "paths"> | undefined;
  children: ReactNode;
}

/** What any part of a page may ask about the shop. */
export function ShopProvider({ shell, children }: Props) {
  return (
    <ShopIdentityProvider shop={shell?.shop}>
      <ShopPathsProvider paths={shell?.paths}>{children}</ShopPathsProvider>
    </ShopIdentityProvider>
  );
}
