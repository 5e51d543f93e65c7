import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { OptionData, OptionGroup } from "./product-data.ts";

/** Every option is a link to the variant it leads to; configurator.client.ts makes the change without leaving the page. */
export function Configurator({ groups }: { groups: readonly OptionGroup[] }) {
  const { t } = useLanguage();
  if (groups.length === 0) return null;
  const hasOthers = groups.some(({ options }) => options.some(({ path, isExact }) => path && !isExact));
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{t("product.chooseVariant")}</legend>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {hasOthers && <p className="text-sm text-ink-soft">{t("product.optionHint")}</p>}
    </fieldset>
  );
}

function Group({ group }: { group: OptionGroup }) {
  const labelId = `group-${group.id}`;
  const chosen = group.options.find(({ isChosen }) => isChosen);
  return (
    <div>
      <p id={labelId} className="mb-2 text-sm">
        <span className="font-semibold">{group.name}</span>
        {chosen && <span className="text-ink-soft">: {chosen.name}</span>}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {group.options.map((option) => (
          <li key={option.id}>
            <Option option={option} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-inner border px-3.5 py-1.5 aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:ring-1 aria-[current]:ring-brand";

function Option({ option }: { option: OptionData }) {
  const { t, href } = useLanguage();
  const { path, isExact, isAvailable, isChosen } = option;
  if (path === null) {
    return (
      <span className={`${look} border-dashed border-line text-ink-soft line-through`}>
        <Swatch color={option.color} />
        {option.name}
        <span className="sr-only"> ({t("product.optionMissing")})</span>
      </span>
    );
  }
  return (
    <a
      id={`option-${option.id}`}
      href={href(path)}
      data-variant
      aria-current={isChosen ? "true" : undefined}
      className={`${look} ${isExact ? "border-ink-soft" : "border-dashed border-ink-soft"} ${isAvailable ? "" : "text-ink-soft"} bg-surface hover:border-brand hover:bg-brand-soft`}
    >
      <Swatch color={option.color} />
      {option.name}
      {isChosen && <Icon name="check" size="small" className="text-brand" />}
      {!isExact && <span className="sr-only"> ({t("product.optionOther")})</span>}
      {!isAvailable && <span className="text-sm text-alert"> · {t("product.unavailable")}</span>}
    </a>
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
