/** A search as it is counted, or null where it had better not be kept: what looks like somebody's address or number. */
export function keptTerm(query: string): string | null {
  const term = query
    .toLowerCase()
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  if (term === "" || term.length > 100 || isPersonal(term)) return null;
  return term;
}

/** Mail addresses, bank accounts and telephone numbers with their country. Numbers of articles are shorter or mixed with letters. */
function isPersonal(term: string): boolean {
  return (
    term.includes("@") || /\b[a-z]{2}\d{2}( ?\d{4}){3}/.test(term) || /(\+|\b00)\d{2}[\d ]{7,}/.test(term)
  );
}
