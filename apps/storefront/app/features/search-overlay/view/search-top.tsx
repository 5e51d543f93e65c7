import { useEffect, useRef } from "react";
import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/base/button.tsx";
import { DialogTrigger } from "../../../ui/overlay/dialog.tsx";
import { canHear, useVoice } from "../effects/use-voice.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import type { SearchState } from "../state/search-state.ts";
import { pictureDialogId } from "./picture-dialog.tsx";
import { SearchField } from "./search-field.tsx";
import { VoiceNote } from "./voice-note.tsx";

type Props = {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
  statsPath: string;
  onClose: () => void;
};

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
      <div className="search-width flex items-center gap-1 py-2 sm:gap-2 sm:py-3">
        <SearchField field={field} state={state} dispatch={dispatch} statsPath={statsPath} />
        <DialogTrigger
          dialog={pictureDialogId}
          look="quiet"
          icon="camera"
          aria-label={t("searchOverlay.picture")}
          className="button-icon"
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
        <IconButton type="button" icon="x" label={t("searchOverlay.close")} onClick={onClose} />
      </div>
      <VoiceNote state={voice.state} />
    </div>
  );
}
