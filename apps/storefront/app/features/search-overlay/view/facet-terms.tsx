import type { TermsFacet } from "@hearth/site-search-client";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Checkbox } from "../../../ui/form/field.tsx";

interface Props {
  facet: TermsFacet;
  title: string;
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

export function FacetTerms({ facet, title, chosen, onChoose }: Props) {
  const { format } = useLanguage();
  if (facet.terms.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className="min-w-0">
      <legend className="search-facet-title">{title}</legend>
      {facet.terms.map(({ key, count }) => (
        <Checkbox
          key={key}
          id={`search-${facet.name}-${key}`}
          checked={chosen.includes(key)}
          onChange={({ target }) => toggle(key, target.checked)}
          label={
            <>
              {key} <span className="text-sm text-ink-soft tabular-nums">{`(${format.number(count)})`}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
