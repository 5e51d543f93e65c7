const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
};

/** The words of a text written as HTML, cut at a word's end. Not for showing as HTML. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(#\d{1,6}|\w{1,8});/g, (whole, name: string) => character(name) ?? whole)
    .replaceAll(/\s+/g, " ")
    // Where a tag ended before a sign.
    .replaceAll(/ (?=[.,;:!?])/g, "")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut} …`;
}

function character(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(entities, name) ? entities[name] : undefined;
  const code = Number(name.slice(1));
  return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : undefined;
}
