import { useId } from "react";
import type { Dispatch, KeyboardEvent, RefObject } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { SEARCH_PATH } from "../../search/public-islands.ts";
import { countClick } from "../effects/click-stats.ts";
import { allOptions, firstSuggestion, optionGroups, stepOption } from "../state/list-options.ts";
import type { ListOption } from "../state/list-options.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import { hasSubject, LONGEST_TERM } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";

interface Props {
  field: RefObject<HTMLInputElement | null>;
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
  statsPath: string;
}

/** A combobox: the focus stays in the field, the arrow keys go through the list. */
export function SearchField({ field, state, dispatch, statsPath }: Props) {
  const { t, href } = useLanguage();
  const listId = useId();
  const groups = optionGroups(state.suggestions);
  const options = allOptions(groups);
  const isShown = state.isListOpen && options.length > 0;
  const active = isShown ? state.activeOption : null;

  function pick(text: string): void {
    dispatch({ type: "picked", text });
    // The keyboard on the screen makes room for what was found.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
  }

  function choose(option: ListOption): void {
    if (option.product) countProduct(option.product.id);
    if (option.href === null) pick(option.text);
  }

  function countProduct(id: string): void {
    const position = options.filter(({ product }) => product).findIndex(({ product }) => product?.id === id);
    countClick(statsPath, { id, query: state.term, position: position + 1 });
  }

  /** Answers whether the key did something here. */
  function handle({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
    // Enter ends the choice of a sign in some scripts.
    if (nativeEvent.isComposing) return false;
    switch (key) {
      case "ArrowDown":
      case "ArrowUp":
        if (isShown) dispatch({ type: "moved", activeOption: stepOption(active, key, options.length) });
        else dispatch({ type: "listed", isListOpen: true });
        return true;
      case "Enter":
        if (active === null) return false;
        // Options that lead somewhere are links.
        document.getElementById(optionId(listId, active))?.click();
        return true;
      case "Tab": {
        const first = isShown && !shiftKey ? firstSuggestion(state.suggestions, state.term) : null;
        if (first !== null) pick(first);
        return first !== null;
      }
      case "Escape":
        if (isShown) dispatch({ type: "listed", isListOpen: false });
        return isShown;
      default:
        return false;
    }
  }

  return (
    <search className="min-w-0 grow md:relative">
      <form
        method="get"
        action={href(SEARCH_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          pick(state.text);
        }}
        className="relative"
      >
        <Icon name="search" size="small" className="search-glass" />
        <input
          ref={field}
          type="text"
          name="search"
          role="combobox"
          aria-label={t("search.label")}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(listId, active)}
          value={state.text}
          maxLength={LONGEST_TERM}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          className="field search-words text-ellipsis"
          onChange={({ target }) => dispatch({ type: "typed", text: target.value })}
          onClick={() => dispatch({ type: "listed", isListOpen: true })}
          onBlur={() => dispatch({ type: "listed", isListOpen: false })}
          onKeyDown={(event) => {
            if (!handle(event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {(state.text !== "" || hasSubject(state)) && (
          <IconButton
            type="button"
            icon="x"
            size="small"
            label={t("searchOverlay.clear")}
            className="search-clear"
            onClick={() => {
              dispatch({ type: "pictured", image: null });
              field.current?.focus();
            }}
          />
        )}
      </form>
      {isShown && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          tabTakes={firstSuggestion(state.suggestions, state.term)}
          onChoose={choose}
        />
      )}
    </search>
  );
}
