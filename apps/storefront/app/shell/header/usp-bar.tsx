import { DataIcon } from "../../features/icon/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import type { Usp } from "../shell-data.ts";

/** What speaks for the shop, in one line. On narrow screens the line is moved sideways. */
export function UspBar({ usps }: { usps: readonly Usp[] }) {
  const { t, href } = useLanguage();
  return (
    <div className="border-b border-line bg-brand-soft text-sm">
      <ul
        className="usp-list container-page"
        aria-label={t("shell.advantages")}
        // The arrow keys move a line that has the focus: a link in it is enough for that.
        tabIndex={usps.some(({ target }) => target !== null) ? undefined : 0}
      >
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
