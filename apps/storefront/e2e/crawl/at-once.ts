/** Runs the work over all items, only so many at the same time; answers keep the order of the items. */
export async function atOnce<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const worker = async () => {
    // All workers take from the same iterator.
    // oxlint-disable-next-line no-await-in-loop
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
