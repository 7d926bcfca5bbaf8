/** Does `work` for every item, `atOnce` of them at a time. @returns the results in the order of the items */
export const mapConcurrent = async <T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const waiting = items.entries();
  // One iterator for all: each takes the next item as soon as it is free.
  const go = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return results;
};
