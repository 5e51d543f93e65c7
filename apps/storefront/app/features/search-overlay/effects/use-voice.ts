import { useEffect, useRef, useState } from "react";
import type { Locale } from "@hearth/i18n";

// The types of the browser do not know it yet: https://developer.mozilla.org/en-US/docs/Web/API/SpeechRecognition
type Recognition = EventTarget & { lang: string; start: () => void; abort: () => void };
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Failure = Event & { error: string };
type Speech = new () => Recognition;
interface SpeechWindow {
  SpeechRecognition?: Speech;
  webkitSpeechRecognition?: Speech;
}

export type VoiceState = "silent" | "listening" | "refused" | "failed";

function speechOf(window: SpeechWindow): Speech | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

export function canHear(): boolean {
  return speechOf(window as SpeechWindow) !== undefined;
}

/** One sentence at a time. */
export function useVoice(locale: Locale, onSaid: (text: string) => void) {
  const [state, setState] = useState<VoiceState>("silent");
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function listen(): void {
    const Kind = speechOf(window as SpeechWindow);
    if (!Kind) return;
    const recognition = new Kind();
    running.current = recognition;
    recognition.lang = locale;
    recognition.addEventListener("result", (event) => {
      const said = (event as Heard).results[0]?.[0]?.transcript.trim() ?? "";
      if (said !== "") onSaid(said);
    });
    recognition.addEventListener("error", (event) => setState(failureState((event as Failure).error)));
    recognition.addEventListener("end", () => setState((now) => (now === "listening" ? "silent" : now)));
    setState("listening");
    recognition.start();
  }

  function stop(): void {
    running.current?.abort();
    setState("silent");
  }

  return { state, toggle: () => (state === "listening" ? stop() : listen()) };
}

/** Somebody who says nothing, or stops, is no failure. */
function failureState(error: string): VoiceState {
  if (error === "no-speech" || error === "aborted") return "silent";
  return error === "not-allowed" || error === "service-not-allowed" ? "refused" : "failed";
}
