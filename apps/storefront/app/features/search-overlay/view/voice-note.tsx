import { useLanguage } from "../../../platform/language/language.tsx";
import type { VoiceState } from "../effects/use-voice.ts";

/** Says what the microphone does, and to whom the browser may hand the words. */
export function VoiceNote({ state }: { state: VoiceState }) {
  const { t } = useLanguage();
  return (
    <output className={state === "silent" ? "sr-only" : "search-width block pb-3 text-sm text-ink-soft"}>
      {state === "listening" && (
        <>
          <strong className="text-accent">{t("searchOverlay.listening")}</strong>{" "}
          {t("searchOverlay.voiceNote")}
        </>
      )}
      {state === "refused" && t("searchOverlay.voiceRefused")}
      {state === "failed" && t("searchOverlay.voiceFailed")}
    </output>
  );
}
