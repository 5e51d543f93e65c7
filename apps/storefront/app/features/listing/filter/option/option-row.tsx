import { useLanguage } from "../../../../platform/language/language.tsx";
import { Checkbox } from "../../../../ui/form/field.tsx";
import { Picture } from "../../../media/public.ts";
import { LISTING_FORM_ID } from "../../listing-form.ts";
import type { FilterOption } from "./filter-option.ts";

interface Props {
  id: string;
  name: string;
  value: string;
  option: Omit<FilterOption, "id">;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

export function OptionRow({ id, name, value, option, isChosen, onChoose }: Props) {
  return (
    <Checkbox
      id={id}
      name={name}
      value={value}
      form={LISTING_FORM_ID}
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
          {option.hits !== undefined && <Hits hits={option.hits} />}
        </>
      }
    />
  );
}

/** A bare number beside a name is clear to the eye only. */
function Hits({ hits }: { hits: number }) {
  const { count } = useLanguage();
  return (
    <>
      {" "}
      <span aria-hidden="true" className="text-sm text-ink-soft">
        ({hits})
      </span>
      <span className="sr-only">{count("listing.total", hits)}</span>
    </>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mr-2 inline size-5 forced-color-adjust-none">
      <circle cx="10" cy="10" r="9.5" fill={color} className="stroke-line" />
    </svg>
  );
}
