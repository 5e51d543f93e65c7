import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Dropdown, DropdownLink, PopoverTrigger } from "../../ui/popover.tsx";
import { loginDialogId } from "./login-dialog-id.ts";

const accountMenuId = "account-menu";

/**
 * The menu behind the person in the header, for visitors, customers and guests. Shared pages hold all three; the browser shows the one
 * that fits.
 */
export function AccountMenu() {
  const { t, href } = useLanguage();
  return (
    <>
      <PopoverTrigger popover={accountMenuId} look="quiet" className="header-action">
        <Icon name="user" size="regular" />
        <span className="header-action-text">{t("shell.accountMenu")}</span>
      </PopoverTrigger>
      <Dropdown id={accountMenuId} label={t("shell.accountMenu")} align="end">
        <DropdownLink href={href("/login")} data-dialog={loginDialogId} className="for-visitor">
          {t("signIn.title")}
        </DropdownLink>
        <DropdownLink href={href("/register")} className="for-visitor">
          {t("signIn.register")}
        </DropdownLink>
        <DropdownLink href={href("/account")} className="for-customer">
          {t("accountMenu.account")}
        </DropdownLink>
        <li className="for-customer">
          <SignOutForm label={t("accountMenu.signOut")} className="dropdown-entry w-full text-left" />
        </li>
        <li className="for-guest">
          <SignOutForm label={t("accountMenu.signOutGuest")} className="dropdown-entry w-full text-left" />
        </li>
      </Dropdown>
    </>
  );
}

type SignOutProps = { label: string; className: string; icon?: IconName };

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ label, className, icon }: SignOutProps) {
  const { href } = useLanguage();
  return (
    <form method="post" action={href("/account/logout")}>
      <button type="submit" className={className}>
        {icon && <Icon name={icon} size="small" />}
        {label}
      </button>
    </form>
  );
}
