import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loginDialogId } from "./login-dialog-id.ts";

/** Shared pages hold it empty; login-dialog.client.ts fills it with the login page when it is opened. */
export function LoginDialog() {
  const { t, href } = useLanguage();
  return (
    <Dialog
      id={loginDialogId}
      title={t("signIn.title")}
      closeLabel={t("signIn.close")}
      foot={
        <ButtonLink href={href("/register")} look="quiet" icon="user-plus" className="w-full">
          {t("signIn.register")}
        </ButtonLink>
      }
    >
      <div data-login={href("/login")} data-after={href("/account")} aria-busy="true">
        <p className="text-ink-soft">{t("signIn.loading")}</p>
      </div>
    </Dialog>
  );
}
