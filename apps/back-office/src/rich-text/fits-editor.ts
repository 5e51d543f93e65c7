/** The same addresses as in the shop's cleaner: a scheme that runs something is none of them. */
export function isAllowedAddress(address: string | undefined): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(address ?? "");
}

const writable = new Set(
  "p h2 h3 h4 ul ol li strong b em i u a br hr blockquote table thead tbody tr th td".split(" "),
);

/** False: the text has something in it that would be lost here (a picture, say). It is written as HTML then, as before. */
export function fitsEditor(html: string): boolean {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)];
  return tags.every(([, name = "", attributes = ""]) => {
    const given = [...attributes.matchAll(/([a-z-]+)\s*=\s*(?:"[^"]*"|'[^']*'|\S+)/gi)].map(
      ([, attribute = ""]) => attribute,
    );
    return writable.has(name.toLowerCase()) && given.every((attribute) => isKept(name, attribute));
  });
}

function isKept(tag: string, attribute: string): boolean {
  if (tag === "a") return attribute === "href";
  if (tag === "table") return attribute === "tabindex";
  return (tag === "td" || tag === "th") && (attribute === "colspan" || attribute === "rowspan");
}
