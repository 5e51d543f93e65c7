/** Hundredths of a percent of what was typed ("-2,5"); null: no share. */
export function shareOf(text: string): number | null {
  const [, sign, whole, decimals = ""] = /^([+-]?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" ? -share : share;
}
