import { useEffect, useRef } from "react";
import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/base/button.tsx";
import { canHear, useVoice } from "../effects/use-voice.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import type { SearchState } from "../state/search-state.ts";
import { PICTURE_DIALOG_ID } from "./picture-dialog.tsx";
import { SearchField } from "./search-field.tsx";
import { VoiceNote } from "./voice-note.tsx";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
  statsPath: string;
  onClose: () => void;
}

/** Stays at the top: the field with its list, and the other ways to say what is wanted. */
export function SearchTop({ state, dispatch, statsPath, onClose }: Props) {
  const { t, locale } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const voice = useVoice(locale, (text) => dispatch({ type: "picked", text }));

  // Behind the text that was typed elsewhere.
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <div className="search-top">
      <div className="search-width search-bar">
        <div className="flex min-w-0 grow items-center gap-1 sm:gap-2 xl:col-start-2">
          <SearchField field={field} state={state} dispatch={dispatch} statsPath={statsPath} />
          <IconButton
            type="button"
            icon="camera"
            label={t("searchOverlay.picture")}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={PICTURE_DIALOG_ID}
          />
          {canHear() && (
            <IconButton
              type="button"
              icon="microphone"
              label={t("searchOverlay.voice")}
              aria-pressed={voice.state === "listening"}
              className="search-voice"
              onClick={voice.toggle}
            />
          )}
        </div>
        <IconButton
          type="button"
          icon="x"
          label={t("searchOverlay.close")}
          className="xl:justify-self-end"
          onClick={onClose}
        />
      </div>
      <VoiceNote state={voice.state} />
    </div>
  );
}
