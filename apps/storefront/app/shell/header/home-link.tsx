import { useLanguage } from "../../platform/language/language.tsx";
import { Logo } from "./logo.tsx";

export function HomeLink() {
  const { t, href } = useLanguage();
  return (
    <a href={href("/")} className="flex min-h-11 items-center gap-2 rounded-inner md:gap-3">
      <Logo className="size-8 shrink-0 md:size-10" />
      <span className="flex flex-col leading-tight">
        <span className="text-xl font-bold tracking-tight md:text-2xl">Hearth</span>
        <span className="hidden text-sm text-ink-soft lg:inline">{t("site.claim")}</span>
        <span className="sr-only">{t("shell.home")}</span>
      </span>
    </a>
  );
}
