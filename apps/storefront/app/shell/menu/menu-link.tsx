import type { ReactNode } from "react";
import { CONSENT_DIALOG_ID } from "../../features/consent/public-islands.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { DialogLink } from "../../ui/overlay/dialog-link.island.tsx";
import type { MenuEntry } from "../shell-data.ts";

interface Props {
  entry: Pick<MenuEntry, "name" | "link">;
  className: string;
  /** `page` for the page itself, `true` for the pages above it. */
  current?: "page" | "true" | undefined;
  /** Instead of the name. */
  children?: ReactNode;
}

/** One entry of any menu: a page, a page in a new tab, the consent settings, or plain text. */
export function MenuLink({ entry: { name, link }, className, current, children = name }: Props) {
  const { t, href } = useLanguage();
  if (link.kind === "none") return <span className={className}>{children}</span>;
  if (link.kind === "consent") {
    return (
      <DialogLink dialog={CONSENT_DIALOG_ID} href={href(link.target)} className={className}>
        {children}
      </DialogLink>
    );
  }
  return (
    <a
      href={href(link.target)}
      className={className}
      aria-current={current}
      {...(link.isNewTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      {link.isNewTab && <span className="sr-only"> {t("shell.newTab")}</span>}
    </a>
  );
}
