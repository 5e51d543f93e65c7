/** Control characters and line ends of every kind become a space: a header line stays one line. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, " ")
    .trim()
    .slice(0, 200);
}
