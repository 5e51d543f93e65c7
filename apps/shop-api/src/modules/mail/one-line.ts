/**
 * Control characters and line ends of every kind become a space: a header line stays one line. What looks like an encoded word
 * (RFC 2047) gets an invisible space inside, or mail programs would show something else than was typed.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, " ")
    .trim()
    .slice(0, 200)
    .toWellFormed()
    .replaceAll("=?", "=\u200b?");
}
