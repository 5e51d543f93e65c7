import { CONSENT_DIALOG_ID } from "../../features/consent/public-islands.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { DialogLink } from "../../ui/overlay/dialog-link.island.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { currentMark } from "./current-mark.ts";
import { MenuLink } from "./menu-link.tsx";
import type { MenuBranch, MenuTree } from "./menu-tree.ts";

interface RowActions {
  trail: readonly string[];
  /** Which row, by the id of its entry, takes the focus when the level appears; "head" is the heading. */
  focus: string | null;
  onDrill: (entry: MenuBranch) => void;
  /** Something else opens: the drawer would lie over it. */
  onLeave: () => void;
}

type Props = RowActions & {
  tree: MenuTree;
  /** From the top down to the entry whose children are shown. */
  way: readonly MenuBranch[];
  onBack: () => void;
};

/** The rows of one level: back, head, main. */
export function SideLevel({ tree, way, onBack, ...actions }: Props) {
  const { t } = useLanguage();
  const here = way.at(-1);
  const above = way.at(-2);
  if (!here) return <FirstLevel tree={tree} {...actions} />;
  return (
    <>
      <button type="button" className="side-back" onClick={onBack}>
        <Icon name="chevron-left" size="small" />
        {above ? t("shell.menuBackTo", { name: above.name }) : t("shell.menuBack")}
      </button>
      <Head text={here.name} focus={actions.focus} />
      {here.link.kind !== "none" && (
        <MenuLink
          entry={here}
          className="side-row side-overview"
          current={currentMark(here, actions.trail) === "page" ? "page" : undefined}
        >
          {t("shell.overviewOf", { name: here.name })}
        </MenuLink>
      )}
      <Rows entries={here.children} {...actions} />
    </>
  );
}

function FirstLevel({ tree: { main, information }, ...actions }: RowActions & { tree: MenuTree }) {
  const { t } = useLanguage();
  return (
    <>
      <Head text={t("shell.menuProducts")} focus={actions.focus} />
      <Rows entries={main} {...actions} />
      {information.length > 0 && (
        <>
          <h3 className="side-label">{t("shell.footerNavigation")}</h3>
          <Rows entries={information} {...actions} />
        </>
      )}
    </>
  );
}

function Head({ text, focus }: { text: string; focus: string | null }) {
  return (
    <h3 className="side-head" tabIndex={-1} ref={focus === "head" ? takeFocus : undefined}>
      {text}
    </h3>
  );
}

function Rows({ entries, ...actions }: RowActions & { entries: readonly MenuBranch[] }) {
  return (
    <ul className="side-main">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function Row({ entry, trail, focus, onDrill, onLeave }: RowActions & { entry: MenuBranch }) {
  const { href } = useLanguage();
  const { id, name, link } = entry;
  if (entry.children.length > 0) {
    return (
      <button
        type="button"
        className="side-row"
        aria-current={trail.includes(id) || undefined}
        ref={focus === id ? takeFocus : undefined}
        onClick={() => onDrill(entry)}
      >
        {name}
        <Icon name="chevron-right" size="small" />
      </button>
    );
  }
  if (link.kind === "consent") {
    return (
      <DialogLink dialog={CONSENT_DIALOG_ID} href={href(link.target)} className="side-row" onOpen={onLeave}>
        {name}
      </DialogLink>
    );
  }
  return <MenuLink entry={entry} className="side-row" current={currentMark(entry, trail)} />;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
