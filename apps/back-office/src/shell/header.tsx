import { Link } from "react-router-dom";
import { useMay } from "../api/use-may.ts";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OrderSearch } from "./order-search.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface Props {
  isNavigationOpen: boolean;
  onNavigation: () => void;
}

export function Header({ isNavigationOpen, onNavigation }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  return (
    <header className="header">
      <span className="header-toggle">
        <IconButton
          icon={isNavigationOpen ? "x" : "menu-2"}
          label={t("shell.menu")}
          aria-expanded={isNavigationOpen}
          aria-controls="navigation"
          onClick={onNavigation}
        />
      </span>
      <Link className="brand" to="/">
        Hearth <span className="brand-part">{t("shell.office")}</span>
      </Link>
      {may("listOrders") && <OrderSearch />}
      <div className="header-menus">
        <LanguageMenu />
        <ThemeMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
