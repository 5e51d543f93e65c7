import { useLanguage } from "../../platform/language/language.tsx";
import { DataIcon } from "../../features/icon/public.ts";
import type { Usp } from "../shell-data.ts";

/** What speaks for the shop, between the page and its footer. */
export function ServiceBand({ usps }: { usps: readonly Usp[] }) {
  const { t, href } = useLanguage();
  return (
    <div className="bg-brand-soft">
      <ul className="service-band container-page" aria-label={t("shell.advantages")}>
        {usps.map(({ icon, text, target }) => (
          <li key={text} className="flex items-center gap-3 font-medium">
            <DataIcon name={icon} className="text-brand" />
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
