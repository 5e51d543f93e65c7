import { useEffect, useRef, useState } from "react";
import type { Locale } from "@hearth/i18n";

// The types of the browser do not know it yet: https://developer.mozilla.org/en-US/docs/Web/API/SpeechRecognition
type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Recognition = {
  lang: string;
  onresult: ((heard: Heard) => void) | null;
  onerror: ((failure: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};
type SpeechWindow = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

export type VoiceState = "silent" | "listening" | "refused" | "failed";

function recognitionOf(window: SpeechWindow): (new () => Recognition) | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

export function canHear(): boolean {
  return recognitionOf(window as SpeechWindow) !== undefined;
}

/** One sentence at a time. Somebody who says nothing is no failure. */
export function useVoice(locale: Locale, onSaid: (text: string) => void) {
  const [state, setState] = useState<VoiceState>("silent");
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function listen(): void {
    const Kind = recognitionOf(window as SpeechWindow);
    if (!Kind) return;
    const recognition = new Kind();
    running.current = recognition;
    recognition.lang = locale;
    recognition.onresult = ({ results }) => {
      const said = results[0]?.[0]?.transcript.trim() ?? "";
      if (said !== "") onSaid(said);
    };
    recognition.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "service-not-allowed") setState("refused");
      else if (error !== "no-speech" && error !== "aborted") setState("failed");
    };
    recognition.onend = () => setState((now) => (now === "listening" ? "silent" : now));
    setState("listening");
    recognition.start();
  }

  function stop(): void {
    running.current?.abort();
    setState("silent");
  }

  return { state, toggle: () => (state === "listening" ? stop() : listen()) };
}
