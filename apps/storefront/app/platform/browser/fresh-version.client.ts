import { mayReload } from "./reload-rule.ts";
import type { LastReload } from "./reload-rule.ts";

const STORAGE_KEY = "hearth-reload";
const CHECK_EVERY_MS = 3_600_000;

/** A script part that is gone means a new version is out: load the page anew, once. */
export function installChunkReload(window: Window): void {
  window.addEventListener("vite:preloadError", (event) => {
    const path = window.location.pathname;
    if (!mayReload(lastReload(window), path, Date.now())) return;
    if (!keepReload(window, { path, at: Date.now() })) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Asks once an hour which version is out; the page may offer to load it. */
export function installVersionCheck(window: Window, onNewVersion: () => void): void {
  const own = window.document.documentElement.dataset["build"];
  if (!own) return;
  const timer = window.setInterval(() => {
    void latestBuild().then((latest) => {
      if (latest === null || latest === own) return;
      window.clearInterval(timer);
      onNewVersion();
    });
  }, CHECK_EVERY_MS);
}

async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch("/build.json", { cache: "no-store" });
    const { id }: { id?: string } = await answer.json();
    return id ?? null;
  } catch {
    return null;
  }
}

/** Without storage nothing would end a loop, so there is no reload. */
function keepReload(window: Window, reload: LastReload): boolean {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

function lastReload(window: Window): LastReload | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}
