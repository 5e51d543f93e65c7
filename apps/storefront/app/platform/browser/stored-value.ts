type Area = "localStorage" | "sessionStorage";

/** What this browser keeps under a key. Storage may be refused altogether: even to name it throws. Then nothing was kept. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null leaves nothing behind. Answers whether it was kept: storage may be full, or refused. */
export function writeStored(key: string, value: string | null, area: Area = "localStorage"): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
