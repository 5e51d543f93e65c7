import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { SignOutForm } from "../sign-in/public.ts";

/** Whoever orders as a guest has no account, and can end the session here. */
export function GuestAccount() {
  const { t, href } = useLanguage();
  return (
    <EmptyState icon="user" title={t("account.guestTitle")}>
      <p>{t("account.guestText")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={href("/register")}>{t("signIn.register")}</ButtonLink>
        <ButtonLink href={href("/order")} look="secondary">
          {t("order.findTitle")}
        </ButtonLink>
        <SignOutForm label={t("accountMenu.signOutGuest")} className="button button-secondary" />
      </div>
    </EmptyState>
  );
}
