import type { ReactNode } from "react";
import { emptyForm } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { Notification } from "../../../ui/message/notification.tsx";
import { LoginForm, ProviderButtons } from "../../sign-in/public.ts";
import type { ProviderChoice } from "../../sign-in/public.ts";

interface Props {
  providers: readonly ProviderChoice[];
  /** A registration waits for the link in its mail. */
  isMailSent: boolean;
}

/** ORD-8: guests first, and nobody needs an account. */
export function StartPage({ providers, isMailSent }: Props) {
  const { t, href } = useLanguage();
  const back = href("/checkout");
  return (
    <>
      <div>
        <h2 className="section-title">{t("checkout.startTitle")}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{t("checkout.startIntro")}</p>
      </div>
      {isMailSent && <MailSentNote />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Way icon="shopping-cart" title={t("checkout.guestTitle")} text={t("checkout.guestText")}>
            <ButtonLink href={href("/checkout?as=guest")} className="sm:self-start">
              {t("checkout.guestStart")}
            </ButtonLink>
          </Way>
          {!isMailSent && (
            <Way icon="user-plus" title={t("checkout.registerTitle")} text={t("checkout.registerText")}>
              <ButtonLink href={href("/checkout?as=register")} look="secondary" className="sm:self-start">
                {t("checkout.registerStart")}
              </ButtonLink>
            </Way>
          )}
        </div>
        <Way icon="login-2" title={t("checkout.signInTitle")} text={t("checkout.signInText")}>
          <div>
            <LoginForm state={emptyForm} redirect={back} look="secondary" />
            <ProviderButtons providers={providers} redirect={back} />
          </div>
        </Way>
      </div>
      <p>
        <a href={href("/checkout/cart")} className="link inline-flex min-h-11 items-center">
          {t("checkout.toCart")}
        </a>
      </p>
    </>
  );
}

function MailSentNote() {
  const { t } = useLanguage();
  return (
    <Notification type="info" persistent>
      <p className="font-semibold">{t("checkout.sentTitle")}</p>
      <p className="mt-1">{t("checkout.sentText")}</p>
    </Notification>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <Icon name={icon} className="text-brand" />
        <h3 className="text-lg font-semibold text-pretty">{title}</h3>
      </div>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
