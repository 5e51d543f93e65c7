import type { ReactNode } from "react";
import type { ShellData } from "../shell-data.ts";

export type LayoutProps = {
  /** Missing when the shop could not be asked: the frame stays, only the menus are gone. */
  shell: ShellData | undefined;
  children: ReactNode;
};
