import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { OptionData, OptionGroup } from "../product-data.ts";
import { VariantChoice } from "./variant-choice.island.tsx";

/** What can be chosen of a product; the island makes the change. */
export function Configurator({ groups }: { groups: readonly OptionGroup[] }) {
  const { t, href } = useLanguage();
  if (groups.length === 0) return null;
  const hasOthers = groups.some(({ options }) => options.some(({ path, isExact }) => path && !isExact));
  const shown = groups.map((group) => ({
    id: group.id,
    title: <GroupTitle group={group} />,
    options: group.options.map((option) => ({
      id: option.id,
      href: option.path === null ? null : href(option.path),
      isChosen: option.isChosen,
      className: lookOf(option),
      content: <OptionContent option={option} />,
    })),
  }));
  return (
    <VariantChoice
      groups={shown}
      legend={t("product.chooseVariant")}
      {...(hasOthers && { hint: t("product.optionHint") })}
    />
  );
}

function GroupTitle({ group }: { group: OptionGroup }) {
  const chosen = group.options.find(({ isChosen }) => isChosen);
  return (
    <>
      <span className="font-semibold">{group.name}</span>
      {chosen && <span className="text-ink-soft">: {chosen.name}</span>}
    </>
  );
}

/** The page carries them twice, for itself and for the island: so they are few, and the rest is in product.css. */
function lookOf({ path, isExact, isAvailable }: OptionData): string {
  if (path === null) return "option";
  return `option ${isExact ? "" : "option-other"} ${isAvailable ? "" : "option-sold-out"}`.trim();
}

function OptionContent({ option }: { option: OptionData }) {
  const { t } = useLanguage();
  const { path, name, color, isChosen, isExact, isAvailable } = option;
  return (
    <>
      <Swatch color={color} />
      {name}
      {path === null ? <span className="sr-only"> ({t("product.optionMissing")})</span> : null}
      {path !== null && isChosen && <Icon name="check" size="small" className="text-brand" />}
      {path !== null && !isExact && <span className="sr-only"> ({t("product.optionOther")})</span>}
      {path !== null && !isAvailable && (
        <span className="text-sm text-alert"> · {t("product.unavailable")}</span>
      )}
    </>
  );
}

function Swatch({ color }: { color: string | null }) {
  if (!color) return null;
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-ink-soft" />
    </svg>
  );
}
