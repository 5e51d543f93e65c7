import { useLanguage } from "../../platform/language/language.tsx";
import { Logo } from "./logo.tsx";

export function HomeLink() {
  const { t, href } = useLanguage();
  return (
    <a href={href("/")} className="flex min-h-11 shrink-0 items-center gap-2 rounded-inner">
      <Logo className="size-8 shrink-0" />
      <span className="text-xl font-extrabold tracking-tight lg:max-xl:sr-only">Hearth</span>
      <span className="sr-only">{t("shell.home")}</span>
    </a>
  );
}
