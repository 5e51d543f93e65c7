/** What surrounds every page. The same for all visitors of one language. */
export type ShellData = { menu: MenuEntry[]; footer: MenuEntry[]; shippingPath: string };

/** `target` is a path without language or an outside address; null for a heading that leads nowhere. */
export type MenuEntry = {
  id: string;
  name: string;
  target: string | null;
  isNewTab: boolean;
  children: MenuEntry[];
};
