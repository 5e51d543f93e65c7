/** Longer addresses are cut by some proxies; the limit counts the whole address. */
export const MAX_URL_LENGTH = 500;

/** `/api/icons/tabler.json?icons=a,b`: as few addresses as possible, none longer than the limit. */
export function iconUrls(resource: string, prefix: string, names: readonly string[]): string[] {
  const start = `${resource}/${prefix}.json?icons=`;
  const urls: string[] = [];
  for (const name of names) {
    const last = urls.at(-1);
    const longer = `${last},${name}`;
    if (last !== undefined && longer.length <= MAX_URL_LENGTH) urls[urls.length - 1] = longer;
    else urls.push(start + name);
  }
  return urls;
}
