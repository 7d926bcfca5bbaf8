/** The fields of `after` that are not as in `before`: a change sends no others, so that it overwrites nothing else. */
export const changedFields = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
    ),
  ) as Partial<Values>;
