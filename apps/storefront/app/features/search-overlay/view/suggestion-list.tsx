import { useEffect } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { useTaxNote } from "../../price/public.ts";
import type { PriceData } from "../../price/public.ts";
import { allOptions } from "../state/list-options.ts";
import type { ListOption, OptionGroup } from "../state/list-options.ts";
import { SuggestionOption } from "./suggestion-option.tsx";

interface Props {
  id: string;
  groups: readonly OptionGroup[];
  active: number | null;
  /** The words the Tab key takes. */
  tabTakes: string | null;
  onChoose: (option: ListOption) => void;
}

const icons: Record<OptionGroup["name"], IconName> = {
  words: "search",
  categories: "category",
  makers: "tag",
  guides: "book",
  products: "package",
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function SuggestionList({ id, groups, active, tabTakes, onChoose }: Props) {
  const { t } = useLanguage();
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((count, { options }) => count + options.length, 0),
  );
  // All of one answer are shown in the same way.
  const priced = allOptions(groups).find(({ product }) => product)?.product?.price;
  return (
    // The focus stays in the field.
    <div role="presentation" className="search-list" onMouseDown={(event) => event.preventDefault()}>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
        role="listbox"
        tabIndex={-1}
        aria-label={t("searchOverlay.suggested")}
        className="search-groups"
      >
        {groups.map(({ name, options }, at) => (
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of options
            role="group"
            aria-labelledby={`${id}-${name}`}
            className={name === "products" ? "search-list-products" : undefined}
          >
            <p id={`${id}-${name}`} className="search-list-title">
              {t(`searchOverlay.${name}`)}
            </p>
            {options.map((option, index) => {
              const place = (starts[at] ?? 0) + index;
              return (
                <SuggestionOption
                  key={`${option.text} ${option.href}`}
                  id={optionId(id, place)}
                  option={option}
                  icon={icons[name]}
                  isActive={place === active}
                  isTaken={place === 0 && option.text === tabTakes}
                  onChoose={() => onChoose(option)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {priced && <PricesNote price={priced} />}
    </div>
  );
}

function PricesNote({ price }: { price: PriceData }) {
  const { t } = useLanguage();
  return (
    <p className="px-2 pt-4 text-sm text-ink-soft">
      {useTaxNote(price)}, {t("price.plus")} {t("price.shippingCosts")}
    </p>
  );
}
