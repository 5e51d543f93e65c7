const MAX_ENDING = 3;
const MIN_STEM = 4;

/** Damerau-Levenshtein distance (neighbours swapped count once), given up with `limit + 1` when it is larger. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

/** Distance of a typed word to a stem of the vocabulary: the ending a stemmer would have cut costs nothing. */
export function distanceToStem(typed: string, stem: string, limit: number): number {
  let best = editDistance(typed, stem, limit);
  for (let cut = 1; cut <= MAX_ENDING && typed.length - cut >= MIN_STEM; cut++) {
    best = Math.min(best, editDistance(typed.slice(0, -cut), stem, limit));
  }
  return best;
}

/** Slips forgiven in a word: one up to six letters, two beyond; none where three letters are all there is. */
export function forgivenEdits(word: string): number {
  return word.length < 4 ? 0 : word.length <= 6 ? 1 : 2;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
