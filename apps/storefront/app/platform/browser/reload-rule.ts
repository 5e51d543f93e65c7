/** A browser with an old page may ask for script files that a newer version has removed. One reload per path helps, two are a loop. */
const RELOAD_PAUSE_MS = 10_000;

export interface LastReload {
  path: string;
  at: number;
}

export function mayReload(last: LastReload | null, path: string, now: number): boolean {
  return last === null || last.path !== path || now - last.at >= RELOAD_PAUSE_MS;
}
