import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { IconName } from "../../ui/icon/icon-names.ts";

interface Props {
  label: string;
  className: string;
  icon?: IconName;
}

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ label, className, icon }: Props) {
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
