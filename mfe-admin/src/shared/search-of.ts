/** The query string of an address in the dashboard, without empty and absent values. */
export const searchOf = (values: Readonly<Record<string, string | null | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
};
