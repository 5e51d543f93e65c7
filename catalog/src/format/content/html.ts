const allowedTags = new Set("p h2 h3 ul ol li strong em a br table thead tbody tr th td".split(" "));
const tag = /<\/?([a-z][a-z0-9]*)\b([^>]*)>/gi;

/** What keeps a text from being catalogue HTML, or nothing. */
export function htmlFault(html: string): string | undefined {
  for (const [whole, name = "", attributes = ""] of html.matchAll(tag)) {
    if (!allowedTags.has(name.toLowerCase())) return `contains <${name}>, which catalogue HTML does not know`;
    const fault = attributeFault(name.toLowerCase(), attributes.replace(/\/$/, "").trim());
    if (fault && !whole.startsWith("</")) return fault;
  }
  return /<(?!\/?[a-z])/i.test(html) ? "contains a bare <; write &lt;" : undefined;
}

// Everything a script could hide in is left out by allowing one attribute on one tag.
function attributeFault(name: string, attributes: string): string | undefined {
  if (attributes === "") return undefined;
  if (name !== "a") return `gives <${name}> attributes; only <a href> may have one`;
  if (/^href="(https?:\/\/|mailto:|tel:|\/|#)[^"]*"$/.test(attributes)) return undefined;
  return 'has a link that is not <a href="…"> with a web, mail, phone or shop address';
}
