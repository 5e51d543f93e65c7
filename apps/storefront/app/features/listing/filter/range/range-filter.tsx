import { useLanguage } from "../../../../platform/language/language.tsx";
import { rangeField, readNumber } from "../../../../platform/shop/property-range.ts";
import type { PropertyRange } from "../../../../platform/shop/property-range.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { LISTING_FORM_ID } from "../../listing-form.ts";
import { FilterSection } from "../filter-section.tsx";
import { stepsOf, valueOfStep } from "./filter-scale.ts";
import type { FilterScale } from "./filter-scale.ts";
import { RangeSlider } from "./range-slider.tsx";
import { useTypedNumber } from "./use-typed-number.ts";
import { withUnit } from "./with-unit.ts";

interface Props {
  group: { id: string; name: string };
  scale: FilterScale;
  range: PropertyRange | undefined;
  /** Options of the same property that were chosen one by one, as older links do. */
  chosenIds: readonly string[];
  isOpen: boolean;
  onChoose: (end: Partial<Pick<PropertyRange, "min" | "max">>) => void;
}

/** Two fields, and a slider that writes into them: its steps are the values there are. */
export function RangeFilter({ group, scale, range, chosenIds, isOpen, onChoose }: Props) {
  const { format } = useLanguage();
  const min = useTypedEnd(range?.min, (value) => onChoose({ min: value }));
  const max = useTypedEnd(range?.max, (value) => onChoose({ max: value }));
  const ends = { min, max };
  const { unit, values } = scale;
  const steps = stepsOf(values, { min: readNumber(min.text), max: readNumber(max.text) });
  const field = { groupId: group.id, unit };
  return (
    <FilterSection title={group.name} chosen={chosenIds.length + (range ? 1 : 0)} isOpen={isOpen}>
      {chosenIds.map((id) => (
        <input key={id} type="hidden" name="properties" value={id} form={LISTING_FORM_ID} />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <RangeField {...field} end="min" typed={min} hint={format.number(values[0] ?? 0)} />
        <RangeField {...field} end="max" typed={max} hint={format.number(values.at(-1) ?? 0)} />
      </div>
      <RangeSlider
        name={group.name}
        last={values.length - 1}
        hits={scale.hits}
        steps={steps}
        textOf={(step) => withUnit(format.number(values[step] ?? 0), unit)}
        onSlide={(end, step) => ends[end].type(String(valueOfStep(values, step, end) ?? ""))}
        onLeave={(end) => ends[end].leave()}
      />
    </FilterSection>
  );
}

function useTypedEnd(value: number | null | undefined, onValue: (value: number | null) => void) {
  return useTypedNumber({ value: value ?? null, read: readNumber, write: String, onValue });
}

interface FieldProps {
  groupId: string;
  end: "min" | "max";
  unit: string;
  typed: ReturnType<typeof useTypedEnd>;
  hint: string;
}

function RangeField({ groupId, end, unit, typed, hint }: FieldProps) {
  const { t } = useLanguage();
  const label = t(end === "min" ? "listing.rangeFrom" : "listing.rangeTo");
  return (
    <Field
      id={`filter-${groupId}-${end}`}
      name={rangeField(groupId, end)}
      form={LISTING_FORM_ID}
      label={unit === "" ? label : `${label} (${unit})`}
      type="number"
      inputMode="decimal"
      step="any"
      autoComplete="off"
      className="w-full"
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
      placeholder={hint}
    />
  );
}
