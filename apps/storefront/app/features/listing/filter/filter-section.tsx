import { useState } from "react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";

interface Props {
  title: string;
  chosen?: number;
  isOpen: boolean;
  children: ReactNode;
}

export function FilterSection({ title, chosen = 0, isOpen, children }: Props) {
  const { t } = useLanguage();
  // Said once: afterwards it is open or closed as the visitor left it.
  const [wasOpen] = useState(isOpen || chosen > 0);
  return (
    <details open={wasOpen} className="accordion-item border-b border-line">
      <summary className="accordion-title px-0">
        <span className="min-w-0 wrap-break-word hyphens-auto">
          {title}
          {chosen > 0 && (
            <span className="ml-2 text-sm font-normal text-ink-soft">
              {t("listing.chosen", { count: chosen })}
            </span>
          )}
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
