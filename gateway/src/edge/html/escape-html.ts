import { escapeHtml } from '@setu/service-kit';

const inScript: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes JSON for a script element: nothing in it can end the element or a line of script. */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => inScript[sign] ?? sign);

/** Attributes of a tag, escaped, with a space before each. An empty value becomes the bare name. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
