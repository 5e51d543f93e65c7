/** One segment of a path: a word as people read it, or a name that stands for any word. */
export type Segment = { readonly word: string } | { readonly name: string };

export interface PathPattern {
  readonly segments: readonly Segment[];
  /** Anything may follow, also nothing. */
  readonly isOpen: boolean;
}

const nameForm = /^:([a-z][a-zA-Z0-9]*)$/;
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unwanted = /[\u0000-\u0020\u007f\\?#"<>]/;

/** The words of a path, or null where it is none: one slash before each, none at the end, nothing that escapes wrongly. */
export function wordsOf(path: string): string[] | null {
  if (path === "/") return [];
  if (!path.startsWith("/") || unwanted.test(path)) return null;
  const words = path.slice(1).split("/").map(readWord);
  return words.every((word) => word !== null) ? words : null;
}

/** As the first of `wordsOf`, without looking at the rest. */
export function firstWordOf(path: string): string | null {
  const end = path.indexOf("/", 1);
  return readWord(path.slice(1, end < 0 ? undefined : end));
}

function readWord(written: string): string | null {
  try {
    const word = (written.includes("%") ? decodeURIComponent(written) : written).normalize("NFC");
    return word === "" || word === "." || word === ".." ? null : word;
  } catch {
    return null;
  }
}

/** One spelling for each word. What would end a segment, or a path, stays escaped, so no word can become two. */
export function writeWord(word: string): string {
  return encodeURI(word).replace(/[/?#]/g, encodeURIComponent);
}

/** `/old/:name/*`. Null: not a pattern. */
export function readPattern(path: string): PathPattern | null {
  const isOpen = path.endsWith("/*");
  if (path === "//*") return null;
  const words = wordsOf(isOpen ? path.slice(0, -2) || "/" : path);
  const segments = words?.map((word) => {
    const [, name] = nameForm.exec(word) ?? [];
    if (name !== undefined) return { name };
    return /^[:*]/.test(word) ? null : { word };
  });
  return segments?.every((segment) => segment !== null) ? { segments, isOpen } : null;
}

export interface Captured {
  readonly names: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/** Looks at each segment once. */
export function matchWords({ segments, isOpen }: PathPattern, words: readonly string[]): Captured | null {
  if (words.length < segments.length || (!isOpen && words.length > segments.length)) return null;
  const names = new Map<string, string>();
  for (const [place, segment] of segments.entries()) {
    const word = words[place] ?? "";
    if ("name" in segment) names.set(segment.name, word);
    else if (segment.word !== word) return null;
  }
  return { names, rest: words.slice(segments.length) };
}

/** Whether there is a path that both of them mean. */
export function canMeet(a: PathPattern, b: PathPattern): boolean {
  const shared = Math.min(a.segments.length, b.segments.length);
  for (let place = 0; place < shared; place += 1) {
    const [x, y] = [a.segments[place], b.segments[place]];
    if (x && y && "word" in x && "word" in y && x.word !== y.word) return false;
  }
  if (a.segments.length > shared) return b.isOpen;
  return b.segments.length > shared ? a.isOpen : true;
}
