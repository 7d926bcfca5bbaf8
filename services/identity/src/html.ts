import { withoutReversal } from '@setu/protocol';

/** Markup that is safe to send unescaped: results of `html`, and our style sheet. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | readonly Html[] | string | number | false | null | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) =>
  withoutReversal(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const render = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeText(String(part));
};

/**
 * Template tag that escapes every value except markup from this tag, and isolates its text direction. False, null and undefined render
 * nothing.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, index) => `${text}${render(parts[index - 1])}${string}`, ''));
