import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { Picture } from "../../media/public.ts";
import { UnitPrice } from "../../price/public.ts";
import type { SuggestedProduct } from "../search-answers.ts";
import type { ListOption } from "../state/list-options.ts";

interface Props {
  id: string;
  option: ListOption;
  icon: IconName;
  isActive: boolean;
  /** The Tab key takes it. */
  isTaken: boolean;
  onChoose: () => void;
}

/** A link where it leads somewhere, so that it opens in a new tab too; the arrow keys reach it, the Tab key passes by. */
export function SuggestionOption({ id, option, icon, isActive, isTaken, onChoose }: Props) {
  const { t } = useLanguage();
  const own = {
    id,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
    className: "search-option",
    onClick: onChoose,
  };
  const content = option.product ? (
    <ProductLine product={option.product} />
  ) : (
    <>
      <Icon name={icon} size="small" className="text-ink-soft" />
      <span className="min-w-0 grow wrap-anywhere">
        {option.text}
        {option.trail.length > 0 && (
          <span className="block text-sm text-ink-soft">{option.trail.join(" › ")}</span>
        )}
      </span>
      {isTaken && (
        <kbd aria-hidden="true" className="search-key">
          {t("searchOverlay.tabKey")}
        </kbd>
      )}
    </>
  );
  if (option.href === null) return <div {...own}>{content}</div>;
  return (
    <a href={option.href} {...own}>
      {content}
    </a>
  );
}

function ProductLine({ product: { name, picture, price } }: { product: SuggestedProduct }) {
  const { t, format } = useLanguage();
  const amount = format.money(price.cents);
  return (
    <>
      {picture ? (
        <Picture picture={picture} sizes="3.5rem" className="search-thumb" />
      ) : (
        <span className="search-thumb grid place-items-center text-ink-soft">
          <Icon name="photo-off" size="small" />
        </span>
      )}
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="line-clamp-2 leading-snug wrap-anywhere">{name}</span>
        <span className="font-bold">{price.isFrom ? t("price.from", { price: amount }) : amount}</span>
        {price.perUnit && <UnitPrice perUnit={price.perUnit} />}
      </span>
    </>
  );
}
