import type { MouseEvent, SubmitEvent, SyntheticEvent } from "react";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import { SearchEntry, searchFieldId } from "../../search/public-islands.ts";

type Props = { term: string | null; onOpen: (text: string) => void };

/** The header's own field and button, which open the overlay. Not by focus alone: the Tab key passes by. */
export function SearchOpener({ term, onOpen }: Props) {
  function openWithText(): void {
    const field = headerField();
    if (!field) return;
    const typed = field.value;
    // The words go on in the overlay; here stands again what the page shows.
    field.value = field.defaultValue;
    onOpen(typed);
  }

  function click(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.id === searchFieldId) return openWithText();
    if (!event.target.closest("a") || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen("");
  }

  function input({ target }: SyntheticEvent): void {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue) openWithText();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    openWithText();
  }

  return (
    <div role="presentation" className="contents" onClick={click} onInput={input} onSubmit={submit}>
      <SearchEntry term={term} hasPopup />
    </div>
  );
}

export function headerField(): HTMLInputElement | null {
  const field = document.getElementById(searchFieldId);
  return field instanceof HTMLInputElement ? field : null;
}
