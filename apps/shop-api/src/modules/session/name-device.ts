/** What a browser is, roughly: enough for its owner to know it again, too little to follow anybody by. Null: we do not know it. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

/** The first that fits: most browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPT)\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** Of a browser that is honest; longer than any of them is none. */
const MAX_LENGTH = 512;

export function nameDevice(agent: string | undefined): DeviceName {
  const text = (agent ?? "").slice(0, MAX_LENGTH);
  const nameIn = (names: typeof browsers) => names.find(([shape]) => shape.test(text))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
