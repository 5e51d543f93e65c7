import { MenuDrawer } from "../menu/menu-drawer.tsx";
import { TopMenu } from "../menu/top-menu.tsx";
import type { ShellData } from "../shell-data.ts";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { HomeLink } from "./home-link.tsx";
import { ServiceRow } from "./service-row.tsx";
import { UspBar } from "./usp-bar.tsx";

type Props = {
  /** Missing when the shop could not be asked: then only the menus are. */
  shell: ShellData | undefined;
};

export function Header({ shell }: Props) {
  const menu = shell?.menu ?? [];
  return (
    <header className="relative z-20 bg-surface">
      <ServiceRow service={shell?.service ?? []} contact={shell?.contact ?? null} />
      <div className="border-b border-line">
        <div className="container-page flex items-center gap-x-2 py-2 md:py-3 lg:gap-x-8">
          {shell && menu.length > 0 && <MenuDrawer shell={shell} />}
          <HomeLink />
          <HeaderSearch shell={shell} />
          <HeaderActions />
        </div>
      </div>
      {menu.length > 0 && <TopMenu menu={menu} />}
      {shell && shell.usps.length > 0 && <UspBar usps={shell.usps} />}
    </header>
  );
}
