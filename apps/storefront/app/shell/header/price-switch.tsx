import { useLocation } from "react-router";
import type { ShownPrices } from "@hearth/service/price-view";
import { useLanguage } from "../../platform/language/language.tsx";

interface Props {
  shown: Exclude<ShownPrices, "gross">;
}

const choices = [
  { show: "net", text: "shell.pricesNet" },
  { show: "with-tax", text: "shell.pricesWithTax" },
] as const;

/**
 * Who buys net may see prices with tax. A form, so it works without a script; cart, checkout and invoice stay net with tax beside it.
 * It stands before the header and scrolls away: what sticks below the header knows the header's height, not this row's.
 */
export function PriceSwitch({ shown }: Props) {
  const { t, href } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={href("/account/prices")}
      aria-label={t("shell.pricesShown")}
      className="price-switch"
    >
      <input type="hidden" name="redirect" value={pathname + search} />
      <fieldset className="price-switch-row container-page">
        <legend className="price-switch-name">{t("shell.pricesShown")}</legend>
        {choices.map(({ show, text }) => (
          <button
            key={show}
            type="submit"
            name="show"
            value={show}
            aria-pressed={show === shown}
            className="price-choice"
          >
            {t(text)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
