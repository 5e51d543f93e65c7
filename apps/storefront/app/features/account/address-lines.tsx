import { shownPhone } from "@hearth/contract/form";
import { useLanguage } from "../../platform/language/language.tsx";
import type { AddressView } from "../address/public.ts";

export function AddressLines({ address }: { address: AddressView }) {
  const { t, locale } = useLanguage();
  const country = locale.slice(-2);
  return (
    <>
      <address className="not-italic">
        {address.lines.map((line) => (
          <span key={line} className="block wrap-break-word">
            {line}
          </span>
        ))}
      </address>
      {(address.phone ?? address.mobile) !== null && (
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-soft">
          {address.phone && (
            <>
              <dt>{t("register.phone")}</dt>
              <dd>{shownPhone(address.phone, country)}</dd>
            </>
          )}
          {address.mobile && (
            <>
              <dt>{t("account.mobile")}</dt>
              <dd>{shownPhone(address.mobile, country)}</dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}
