import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { DialogTrigger } from "../../ui/overlay/dialog.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { openingTrail } from "./menu-levels.ts";
import type { MenuBranch } from "./menu-tree.ts";
import { SideLevel } from "./side-level.tsx";
import { useMenuTree } from "./use-menu-tree.ts";

const DRAWER_ID = "side-menu";

interface Props {
  /** Ids of the entries on the way to this page. */
  trail: readonly string[];
  /** Its links, there until the tree is. */
  firstLevel: ReactNode;
  contact: ReactNode;
}

/** Where somebody is in the drawer, and what takes the focus there. */
interface Place {
  way: readonly MenuBranch[];
  focus: string;
}

/** The menu of narrow screens: its button, and a drawer that shows one level at a time and opens at the current page. */
export const SideMenu = island(
  { name: "side-menu", when: "interaction", texts: ["shell"] },
  function SideMenu({ trail, firstLevel, contact }: Props) {
    const { t, href } = useLanguage();
    const { tree, load } = useMenuTree(href("/menu.json"));
    const drawer = useRef<HTMLDialogElement>(null);
    const [place, setPlace] = useState<Place | null>(null);
    const way = place?.way ?? openingTrail(tree?.main ?? [], trail);

    function go(next: Place): void {
      drawer.current?.scrollTo({ top: 0 });
      setPlace(next);
    }

    return (
      <>
        <DialogTrigger
          dialog={DRAWER_ID}
          look="quiet"
          className="side-menu-button button-icon -ml-2"
          aria-label={t("shell.menu")}
          onClick={load}
        >
          <Icon name="menu-2" size="regular" />
        </DialogTrigger>
        <Drawer
          id={DRAWER_ID}
          side="left"
          title={t("shell.menu")}
          closeLabel={t("shell.menuClose")}
          ref={drawer}
          onClose={() => setPlace(null)}
        >
          <nav aria-label={t("shell.mainNavigation")} className="side-level">
            <div hidden={tree !== null}>{firstLevel}</div>
            {tree && (
              <SideLevel
                key={way.map(({ id }) => id).join()}
                tree={tree}
                way={way}
                trail={trail}
                focus={place?.focus ?? null}
                onDrill={(entry) => go({ way: [...way, entry], focus: "head" })}
                onBack={() => go({ way: way.slice(0, -1), focus: way.at(-1)?.id ?? "head" })}
                onLeave={() => drawer.current?.close()}
              />
            )}
          </nav>
          {contact}
        </Drawer>
      </>
    );
  },
);
