import type { ReactNode } from "react";
import type { TextKey } from "../language/load-texts.ts";

export interface Column<Item> {
  /** Also what is sorted by, where `isSortable`. */
  key: string;
  label: TextKey;
  isSortable?: boolean;
  /** Numbers and money, below each other. */
  isNumber?: boolean;
  render: (item: Item) => ReactNode;
}
