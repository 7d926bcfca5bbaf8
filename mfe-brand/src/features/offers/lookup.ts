/** An item of a list that is loaded for all offers at once. */
export interface Lookup<T> {
  /** Undefined until the list is loaded, null when the item is not in it. */
  data: T | null | undefined;
  hasFailed: boolean;
}

interface ListQuery<T> {
  data: readonly T[] | undefined;
  isError: boolean;
  /** Whether `data` is that of an earlier list of offers. */
  isPlaceholderData: boolean;
}

/** Looks up an item in a list that is being loaded. */
export const lookUp = <T>(list: ListQuery<T>, isIt: (one: T) => boolean): Lookup<T> => {
  const isKnown = list.data !== undefined && !list.isPlaceholderData;
  return { data: list.data?.find(isIt) ?? (isKnown ? null : undefined), hasFailed: list.isError };
};
