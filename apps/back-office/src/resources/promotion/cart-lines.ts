/** "KR-10 2" or "KR-10;2" on each line; without a quantity one piece is meant. */
export function cartLinesOf(text: string): { number: string; quantity: number }[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, number = line, quantity = "1"] = /^(.*?)(?:[\s;,]+(\d{1,5}))?$/.exec(line) ?? [];
      return { number, quantity: Math.max(1, Number(quantity)) };
    });
}
