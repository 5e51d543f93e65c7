const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

/** A product counts as new for 60 days after its release. */
export function isNew(releaseDate: string | null, now: number): boolean {
  if (!releaseDate) return false;
  const released = Date.parse(releaseDate);
  return released <= now && now - released < NEW_FOR_MS;
}
