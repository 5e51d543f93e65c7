/** Rows that one statement looks at: it ends long before the time a statement has, however many there are. */
export const LOT = 5000;

/** Again and again, until fewer rows than asked for were left. */
export async function untilFew(
  lot: number,
  change: () => PromiseLike<{ readonly count: number }>,
): Promise<void> {
  while ((await change()).count >= lot);
}
