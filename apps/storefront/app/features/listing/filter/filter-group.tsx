import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Checkbox } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../media/public.ts";
import type { FilterGroup, FilterOption } from "./filter-data.ts";
import { listingFormId } from "../listing-form.ts";

type GroupProps = { group: FilterGroup; name: "manufacturer" | "properties"; isOpen: boolean };

export function FilterGroupView({ group, name, isOpen }: GroupProps) {
  const chosen = group.options.filter(({ isChosen }) => isChosen).length;
  return (
    <FilterSection id={group.id} title={group.name} chosen={chosen} isOpen={isOpen}>
      {group.options.map((option) => (
        <OptionRow key={option.id} id={`filter-${option.id}`} name={name} value={option.id} option={option} />
      ))}
    </FilterSection>
  );
}

type SectionProps = { id: string; title: string; chosen?: number; isOpen: boolean; children: ReactNode };

/** The id lets a swap keep it open or closed as the visitor left it. */
export function FilterSection({ id, title, chosen = 0, isOpen, children }: SectionProps) {
  const { t } = useLanguage();
  return (
    <details
      id={`filter-group-${id}`}
      open={isOpen || chosen > 0}
      className="accordion-item border-b border-line"
    >
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

type RowProps = {
  id: string;
  name: string;
  value: string;
  option: Pick<FilterOption, "name" | "isChosen" | "isPossible" | "color" | "picture">;
};

export function OptionRow({ id, name, value, option }: RowProps) {
  return (
    <Checkbox
      id={id}
      name={name}
      value={value}
      form={listingFormId}
      defaultChecked={option.isChosen}
      disabled={!option.isPossible}
      label={
        <>
          {option.color && <Swatch color={option.color} />}
          {option.picture && (
            <Picture
              picture={option.picture}
              sizes="1.5rem"
              className="mr-2 inline size-6 rounded-inner object-cover"
            />
          )}
          {option.name}
        </>
      }
    />
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mr-2 inline size-5 forced-color-adjust-none">
      <circle cx="10" cy="10" r="9.5" fill={color} className="stroke-line" />
    </svg>
  );
}
