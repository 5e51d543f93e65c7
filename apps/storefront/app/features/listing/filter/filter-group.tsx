import { Checkbox } from "../../../ui/form/field.tsx";
import { Picture } from "../../media/public.ts";
import { listingFormId } from "../listing-form.ts";
import type { FilterGroup, FilterOption } from "./filter-data.ts";
import { FilterSection } from "./filter-section.tsx";

type GroupProps = {
  group: FilterGroup;
  name: "manufacturer" | "properties";
  isOpen: boolean;
  /** Ids of every group may stand here. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

export function FilterGroupView({ group, name, isOpen, chosen, onChoose }: GroupProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FilterSection
      title={group.name}
      chosen={group.options.filter(({ id }) => chosen.includes(id)).length}
      isOpen={isOpen}
    >
      {group.options.map((option) => (
        <OptionRow
          key={option.id}
          id={`filter-${option.id}`}
          name={name}
          value={option.id}
          option={option}
          isChosen={chosen.includes(option.id)}
          onChoose={(isOn) => toggle(option.id, isOn)}
        />
      ))}
    </FilterSection>
  );
}

type RowProps = {
  id: string;
  name: string;
  value: string;
  option: Omit<FilterOption, "id">;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
};

export function OptionRow({ id, name, value, option, isChosen, onChoose }: RowProps) {
  return (
    <Checkbox
      id={id}
      name={name}
      value={value}
      form={listingFormId}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
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
