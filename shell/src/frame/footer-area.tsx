import { renderedFooter } from '@setu/mfe-kit';

/** Attribute by which the area is found in the server's HTML. */
const footerArea = { 'data-footer-area': '' } as const;

/** Prevents React from changing the area's content: it contains the server's footer until the screen adds its own. */
const untouched = { __html: '' };

/** The place for the footers of screens. */
export function FooterArea({ place }: { place: (element: HTMLElement | null) => void }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which React leaves the server's content alone
    <div ref={place} {...footerArea} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
  );
}

const empty = `<div ${Object.keys(footerArea)[0]}=""></div>`;

/** Inserts a separately rendered footer into the area of a page's HTML. */
export const withFooter = (html: string, footer: string): string =>
  html.replace(empty, () =>
    empty.replace('></', `><div ${Object.keys(renderedFooter)[0]}="">${footer}</div></`),
  );
