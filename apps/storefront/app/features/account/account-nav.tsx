import { useLocation } from "react-router";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { IconName } from "../../ui/icon/icon-names.ts";
import { SignOutForm } from "../sign-in/public.ts";

const entries = [
  { path: "/account", text: "account.overview", icon: "home" },
  { path: "/account/order", text: "account.orders", icon: "package" },
  { path: "/account/address", text: "account.addresses", icon: "map-pin" },
  { path: "/account/payment", text: "account.payment", icon: "certificate" },
  { path: "/account/profile", text: "account.profile", icon: "user" },
  { path: "/account/session", text: "account.devices", icon: "shield-check" },
  { path: "/account/trade", text: "account.trade", icon: "tool" },
  { path: "/wishlist", text: "shell.wishlist", icon: "heart" },
] as const satisfies readonly { path: string; text: string; icon: IconName }[];

/** Two columns of the longest words fit a phone. */
const ENTRY = "dropdown-entry max-sm:px-1.5";

/** Beside every page of the account; on small screens above it, in two columns. */
export function AccountNav() {
  const { t, href } = useLanguage();
  const { pathname } = useLocation();
  const isHere = (path: string) =>
    pathname === href(path) || (path !== "/account" && pathname.startsWith(`${href(path)}/`));
  return (
    <nav aria-label={t("account.title")} className="card p-2 lg:p-4">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] max-lg:text-sm lg:grid-cols-1">
        {entries.map(({ path, text, icon }) => (
          <li key={path}>
            <a href={href(path)} className={ENTRY} aria-current={isHere(path) ? "page" : undefined}>
              <Icon name={icon} size="small" />
              <span className="min-w-0 wrap-break-word">{t(text)}</span>
            </a>
          </li>
        ))}
        <li className="lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <SignOutForm label={t("accountMenu.signOut")} className={ENTRY} icon="logout" />
        </li>
      </ul>
    </nav>
  );
}
