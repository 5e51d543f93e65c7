const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/** Every folded word one slip away: a letter missing, doubled, wrong, or two neighbours swapped. */
export function oneEditAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    for (const letter of ALPHABET) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  }
  found.delete(word);
  return [...found];
}
