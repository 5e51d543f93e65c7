import type { ShownPrices } from "@hearth/service/price-view";
import { MenuDrawer } from "../menu/menu-drawer.tsx";
import { TopMenu } from "../menu/top-menu.tsx";
import type { ShellData } from "../shell-data.ts";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { HomeLink } from "./home-link.tsx";
import { PriceSwitch } from "./price-switch.tsx";

interface Props {
  /** Missing when the shop could not be asked: then only the menus are. */
  shell: ShellData | undefined;
  /** Who buys net chooses here how prices are shown. */
  prices?: ShownPrices | null;
}

/** One row that stays in sight: departments, search, and what belongs to the visitor. */
export function Header({ shell, prices = null }: Props) {
  const menu = shell?.menu ?? [];
  return (
    <>
      {prices !== null && prices !== "gross" && <PriceSwitch shown={prices} />}
      <header className="site-header">
        <div className="site-header-row container-page">
          {shell && menu.length > 0 && <MenuDrawer shell={shell} />}
          <HomeLink />
          {shell && menu.length > 0 && <TopMenu shell={shell} />}
          <HeaderSearch shell={shell} />
          <HeaderActions />
        </div>
        <div className="warm-line" />
      </header>
    </>
  );
}
