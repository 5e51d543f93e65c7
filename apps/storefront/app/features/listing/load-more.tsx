import type { MouseEvent } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";

/** The same list with one page more, so that the address always tells what is shown. */
export interface MoreProducts {
  shown: number;
  total: number;
  href: string;
}

type Props = MoreProducts & { isBusy: boolean; onLoad: (event: MouseEvent<HTMLAnchorElement>) => void };

export function LoadMore({ shown, total, href, isBusy, onLoad }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-sm text-ink-soft">{t("listing.shown", { shown, total })}</p>
      <progress value={shown} max={total} aria-hidden="true" className="listing-progress" />
      <ButtonLink
        href={href}
        rel="next"
        look="secondary"
        className="min-w-64"
        aria-busy={isBusy}
        onClick={onLoad}
      >
        {t("listing.more")}
      </ButtonLink>
    </div>
  );
}
