import { DataIcon } from "../../features/icon/public.ts";
import { useLanguage } from "../../platform/language.tsx";
import type { Usp } from "../shell-data.ts";

/** What speaks for the shop, in one line. On narrow screens the line is moved sideways. */
export function UspBar({ usps }: { usps: readonly Usp[] }) {
  const { t, href } = useLanguage();
  return (
    <div className="border-b border-line bg-brand-soft text-sm">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on narrow screens the arrow keys move it */}
      <ul className="usp-list container-page" aria-label={t("shell.advantages")} tabIndex={0}>
        {usps.map(({ icon, text, target }) => (
          <li key={text} className="usp">
            <DataIcon name={icon} size="small" className="text-brand" />
            {target === null ? (
              text
            ) : (
              <a href={href(target)} className="hover:underline">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
