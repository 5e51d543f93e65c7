import { useEffect, useRef, useState } from "react";
import { island } from "../../islands/island.tsx";
import { Select } from "../../ui/form/field.tsx";
import type { Option, StatesOfCountry } from "./address-choices.ts";

interface Choice {
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  value: string;
  required?: boolean | undefined;
  error?: string | undefined;
}

interface Props {
  country: Choice;
  state: Choice;
  countries: readonly Option[];
  /** Of those countries only whose states are asked. */
  states: readonly StatesOfCountry[];
  /** Stands for no state. */
  blankLabel: string;
}

/** Country and state of one address. The states are those of the country; without a script all are listed, by country. */
export const CountryFields = island(
  { name: "country-fields", when: "visible" },
  function CountryFields({ country, state, countries, states, blankLabel }: Props) {
    const { value: firstCountry, ...countryRow } = country;
    const { value: firstState, ...stateRow } = state;
    const countrySelect = useRef<HTMLSelectElement>(null);
    const stateSelect = useRef<HTMLSelectElement>(null);
    // Null as the server writes it: nobody knows yet whether a script will run.
    const [countryId, setCountryId] = useState<string | null>(null);
    const [stateId, setStateId] = useState(firstState);
    // The browser may have put back what was chosen before.
    useEffect(() => {
      setCountryId(countrySelect.current?.value ?? "");
      setStateId(stateSelect.current?.value ?? "");
    }, []);

    const shown = states.filter((group) => countryId === null || group.countryId === countryId);
    const labels = new Map(countries.map(({ value, label }) => [value, label]));
    const blank = { value: "", label: blankLabel };
    const isListed = shown.some(({ options }) => options.some(({ value }) => value === stateId));
    return (
      <div className="form-columns">
        <Select
          {...countryRow}
          ref={countrySelect}
          options={countries}
          defaultValue={firstCountry}
          onChange={({ target }) => setCountryId(target.value)}
        />
        {shown.length > 0 && (
          <Select
            {...stateRow}
            ref={stateSelect}
            options={[
              blank,
              ...shown.flatMap(({ countryId: id, options }) =>
                options.map((option) => ({ ...option, group: { id, label: labels.get(id) ?? "" } })),
              ),
            ]}
            value={isListed ? stateId : ""}
            onChange={({ target }) => setStateId(target.value)}
          />
        )}
      </div>
    );
  },
);
