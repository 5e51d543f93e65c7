import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../http/log.server.ts";

/** The shop API says every ten seconds that it is there. */
const SILENCE_MS = 25_000;
const RETRY_MS = 1000;

interface Following {
  /** Where the shop API tells what became stale, as server-sent events. */
  url: URL;
  serviceKey: string;
  onChange: (surrogateKeys: readonly string[]) => void;
  /** Called with every new connection: nobody knows what was said before. */
  onMissed: () => void;
  /** Whether changes are heard now. */
  onState: (hears: boolean) => void;
  log: Log;
  signal: AbortSignal;
}

/** Hears of every change as long as the process runs, and connects again when the shop API goes. */
export async function followChanges(following: Following): Promise<void> {
  const { log, signal, onState } = following;
  let isLost = false;
  while (!signal.aborted) {
    try {
      await listen(following, () => {
        if (isLost) log.info("changes are heard again");
        isLost = false;
        onState(true);
      });
    } catch (error) {
      if (!isLost && !signal.aborted) log.warn("changes are not heard", { error: String(error) });
    }
    isLost = true;
    onState(false);
    await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Until the connection ends or falls silent. */
async function listen(following: Following, onConnect: () => void): Promise<void> {
  const { url, serviceKey, onChange, onMissed, signal } = following;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error("silence")), SILENCE_MS);
  try {
    const answer = await fetch(url, {
      headers: { "x-hearth-service-key": serviceKey },
      redirect: "error",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`the shop API answered ${answer.status}`);
    onConnect();
    onMissed();
    let rest = "";
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const keys of lines.flatMap(readChange)) onChange(keys);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** What an event names; lines without one are signs of life. */
function readChange(line: string): string[][] {
  return line.startsWith("data: ") ? [line.slice("data: ".length).split(" ")] : [];
}
