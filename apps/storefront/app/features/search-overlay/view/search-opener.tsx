import { useEffect, useEffectEvent, useRef } from "react";
import type { MouseEvent, SubmitEvent, SyntheticEvent } from "react";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import { SearchEntry, SEARCH_FIELD_ID } from "../../search/public-islands.ts";

interface Props {
  term: string | null;
  /** Until then the words stay where they are typed. */
  isReady: boolean;
  onOpen: (text: string) => void;
}

/** The header's own field and button, which open the overlay. Not by focus alone: the Tab key passes by. */
export function SearchOpener({ term, isReady, onOpen }: Props) {
  const isWanted = useRef(false);

  function openWithText(): void {
    const field = headerField();
    if (!field) return;
    isWanted.current = !isReady;
    if (!isReady) return;
    const typed = field.value;
    // The words go on in the overlay; here stands again what the page shows.
    field.value = field.defaultValue;
    onOpen(typed);
  }

  function click(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.id === SEARCH_FIELD_ID) return openWithText();
    if (!event.target.closest("a") || !isPlainClick(event)) return;
    event.preventDefault();
    openWithText();
  }

  function input({ target }: SyntheticEvent): void {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue) openWithText();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    openWithText();
  }

  // Clicked into while this was loading. Whoever came by the Tab key has no pointer on it.
  const openLate = useEffectEvent(() => {
    if (isWanted.current || headerField()?.matches(":focus:hover")) openWithText();
  });
  useEffect(() => {
    if (isReady) openLate();
  }, [isReady]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens to the field and the link
    <div className="contents" onClick={click} onInput={input} onSubmit={submit}>
      <SearchEntry term={term} hasPopup />
    </div>
  );
}

function headerField(): HTMLInputElement | null {
  const field = document.getElementById(SEARCH_FIELD_ID);
  return field instanceof HTMLInputElement ? field : null;
}
