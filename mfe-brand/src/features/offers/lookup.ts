/** An item that is looked up in a list which is loaded for all offers at once. */
export interface Lookup<T> {
  /** Undefined until the list is loaded, null when the item is not in it. */
  data: T | null | undefined;
  hasFailed: boolean;
}

interface ListQuery<T> {
  data: readonly T[] | undefined;
  isError: boolean;
}

/** Looks up an item in a list that is being loaded. */
export const lookUp = <T>({ data, isError }: ListQuery<T>, isIt: (one: T) => boolean): Lookup<T> => ({
  data: data && (data.find(isIt) ?? null),
  hasFailed: isError,
});
