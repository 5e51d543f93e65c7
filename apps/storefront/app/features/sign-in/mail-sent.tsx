import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

/** What comes next waits in the mailbox. Says the same whether the address is known or not. */
export function MailSent({ title, text }: { title: string; text: string }) {
  const { t, href } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-4">
      <Icon name="mail" className="text-brand" />
      <h1 className="page-title">{title}</h1>
      <p className="max-w-prose">{text}</p>
      <ButtonLink href={href("/")} look="secondary">
        {t("register.toShop")}
      </ButtonLink>
    </div>
  );
}
