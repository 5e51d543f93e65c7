import type { ReactNode } from "react";
import type { ShownPrices } from "@hearth/service/price-view";
import type { ShellData } from "../shell-data.ts";

export interface LayoutProps {
  /** Missing when the shop could not be asked: the frame stays, only the menus are gone. */
  shell: ShellData | undefined;
  /** How business customers see the prices of this page; null: as everybody does. */
  prices?: ShownPrices | null;
  children: ReactNode;
}
