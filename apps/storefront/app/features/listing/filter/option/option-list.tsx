import { useState } from "react";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { announce } from "../../../../ui/message/announcement-store.ts";
import type { FilterOption } from "./filter-option.ts";
import { OptionRow } from "./option-row.tsx";
import { optionsWith } from "./option-search.ts";

/** Longer lists show their first options; the rest is behind a summary, and found by its letters. */
const LONGEST_LIST = 10;
const FIRST_OPTIONS = 8;

export interface OptionChoice {
  options: readonly FilterOption[];
  /** What the form calls them. */
  name: "categories" | "manufacturer" | "properties";
  /** Ids of other lists may stand here too. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

export function OptionList({ title, ...choice }: OptionChoice & { title: string }) {
  const { t } = useLanguage();
  const [wanted, setWanted] = useState("");
  const { options, chosen } = choice;
  if (options.length <= LONGEST_LIST) return <OptionRows {...choice} />;
  const found = optionsWith(options, wanted);
  // What is chosen stays in the form.
  const shown = options.filter((option) => found.includes(option) || chosen.includes(option.id));
  function look(text: string): void {
    setWanted(text);
    if (optionsWith(options, text).length === 0) announce(t("listing.noOption"));
  }

  return (
    <>
      <input
        type="search"
        value={wanted}
        onChange={({ target }) => look(target.value)}
        placeholder={t("listing.findOption")}
        aria-label={t("listing.findOptionIn", { name: title })}
        autoComplete="off"
        className="field with-script mb-1 w-full text-sm"
      />
      {found.length === 0 && <p className="text-sm text-ink-soft">{t("listing.noOption")}</p>}
      {wanted.trim() === "" ? <FoldedRows {...choice} /> : <OptionRows {...choice} options={shown} />}
    </>
  );
}

function FoldedRows(choice: OptionChoice) {
  const { t } = useLanguage();
  const rest = choice.options.slice(FIRST_OPTIONS);
  // Said once: afterwards it is open or closed as the visitor left it.
  const [wasOpen] = useState(rest.some(({ id }) => choice.chosen.includes(id)));
  return (
    <>
      <OptionRows {...choice} options={choice.options.slice(0, FIRST_OPTIONS)} />
      <details open={wasOpen}>
        <summary className="more-summary text-sm">
          <span className="when-closed">{t("listing.allOptions", { count: choice.options.length })}</span>
          <span className="when-open">{t("listing.fewerOptions")}</span>
        </summary>
        <OptionRows {...choice} options={rest} />
      </details>
    </>
  );
}

const indents = [undefined, "pl-4", "pl-8"];

function OptionRows({ options, name, chosen, onChoose }: OptionChoice) {
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return options.map((option) => (
    <div key={option.id} className={indents[Math.min(option.depth ?? 0, indents.length - 1)]}>
      <OptionRow
        id={`filter-${option.id}`}
        name={name}
        value={option.id}
        option={option}
        isChosen={chosen.includes(option.id)}
        onChoose={(isOn) => toggle(option.id, isOn)}
      />
    </div>
  ));
}
