/** `fetch`, also where it was handed over as `send` and is given an address. */
const CALL = /\bfetch\(|\bsend\(`/g;

/** Calls of a server that do not say what becomes of a redirect: by default it is followed to wherever it leads, with the call's secrets. */
export function findFollowedRedirects(path: string, content: string): string[] {
  return [...content.matchAll(CALL)]
    .filter(({ index, 0: head }) => !/\bredirect:/.test(argumentsFrom(content, index + head.length)))
    .map(({ index }) => `${path}:${content.slice(0, index).split("\n").length} follows redirects`);
}

/** The text from behind an opening parenthesis to its closing one. */
function argumentsFrom(content: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < content.length) {
    if (content[end] === "(") depth += 1;
    if (content[end] === ")") depth -= 1;
    end += 1;
  }
  return content.slice(start, end);
}
