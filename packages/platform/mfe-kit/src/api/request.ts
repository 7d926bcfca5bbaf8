import type { Endpoint } from '@setu/protocol';

/** Query string with arrays as repeated parameters; undefined, null and empty text are left out. */
const queryString = (values: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
  const text = search.toString();
  return text && `?${text}`;
};

const parameterName = /:([A-Za-z][A-Za-z0-9]*)/g;

/** The names of an endpoint's path parameters, in order. */
const parameterNames = (path: string): string[] =>
  [...path.matchAll(parameterName)].map(([, name]) => name ?? '');

/**
 * The address and fetch options of a call. Path parameters fill the path; other values are the query of a read and the JSON body of a
 * write.
 * @throws TypeError when a path parameter is missing, which is our bug
 */
export const buildRequest = (call: Endpoint, input: Record<string, unknown>, signal?: AbortSignal) => {
  const names = parameterNames(call.path);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
  const path = call.path.replace(parameterName, (_, name: string) => {
    const value = input[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${call.method} ${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  };
  if (call.accepts === 'none') return { url: path + queryString(rest), init };
  return {
    url: path,
    init: {
      ...init,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    },
  };
};
