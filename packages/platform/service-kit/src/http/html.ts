import { withoutReversal } from '@setu/protocol';

/** Markup that is safe to send unescaped: results of `html`, and our style sheet. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template may contain. */
export type HtmlPart = Html | readonly Html[] | string | number | false | null | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for HTML, between tags and in quoted attributes. It cannot reverse what follows it. */
export const escapeHtml = (text: string): string =>
  withoutReversal(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const render = (part: HtmlPart): string => {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
};

/**
 * Template tag that escapes every value except markup from this tag, and removes characters that reverse the text after them. False, null
 * and undefined render nothing.
 */
export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(strings.reduce((text, string, index) => `${text}${render(parts[index - 1])}${string}`, ''));
