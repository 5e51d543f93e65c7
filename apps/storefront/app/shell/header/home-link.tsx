import { useLanguage } from "../../platform/language/language.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { Logo } from "./logo.tsx";

export function HomeLink() {
  const { t, href } = useLanguage();
  return (
    <a href={href("/")} className="flex min-h-11 shrink-0 items-center gap-2 rounded-inner">
      <Logo className="size-8 shrink-0" />
      <span className="text-xl font-extrabold tracking-tight lg:max-xl:sr-only">
        {useShopIdentity().name}
      </span>
      <span className="sr-only">{t("shell.home")}</span>
    </a>
  );
}
