/** Runs `work` for every item, at most `concurrency` at a time. @returns the results in the order of the items */
export const mapConcurrent = async <T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const entries = items.entries();
  // All workers share one iterator.
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
};
