/** One thing of a list that is read for all offers at once. */
export interface Reading<T> {
  /** Undefined until the list is read, null when it is not in the list. */
  data: T | null | undefined;
  hasFailed: boolean;
}

interface ListQuery<T> {
  data: readonly T[] | undefined;
  isError: boolean;
}

/** What a list that is read says of one thing. */
export const readingOf = <T>({ data, isError }: ListQuery<T>, isIt: (one: T) => boolean): Reading<T> => ({
  data: data && (data.find(isIt) ?? null),
  hasFailed: isError,
});
