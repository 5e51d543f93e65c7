/** A body as PHP clients write it into a query string: `filter[0][type]=equals`. */
export function toQuery(body: unknown): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) pairs.push(`${encode(key)}=${encode(String(value))}`);
    else for (const [name, inner] of Object.entries(value)) add(key === "" ? name : `${key}[${name}]`, inner);
  };
  add("", body);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}
