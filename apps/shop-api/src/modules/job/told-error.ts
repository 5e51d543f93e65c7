import { withoutAddresses } from "@hearth/service";

/** PostgreSQL repeats what it refused: `Key (email)=(ada@example.com) already exists.` */
const REFUSED_VALUE = /(\(\w[\w, ]*\))=\([^)]*\)/g;
const LONGEST = 2000;

/** What went wrong, for people who have no business with whom it concerned: mail servers and databases name them. */
export function toldError(error: string | null): string | null {
  if (error === null) return null;
  return withoutAddresses(error.slice(0, LONGEST).replaceAll(REFUSED_VALUE, "$1=(…)"));
}
