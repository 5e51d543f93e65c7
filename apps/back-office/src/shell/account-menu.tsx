import { useGetIdentity, useLogout } from "ra-core";
import { Link } from "react-router-dom";
import { useLanguage } from "../language/use-language.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Menu } from "../ui/menu.tsx";

export function AccountMenu() {
  const { t } = useLanguage();
  const { identity } = useGetIdentity();
  const signOut = useLogout();
  return (
    <Menu icon="user-circle" label={t("shell.account")} text={identity?.fullName}>
      <Link to="/own-account">
        {t("shell.ownAccount")}
        <Icon name="user-circle" />
      </Link>
      <button type="button" onClick={() => void signOut()}>
        {t("shell.signOut")}
        <Icon name="logout" />
      </button>
    </Menu>
  );
}
