import { product } from '@setu/contracts';
import { Html, html, RawReply } from '@setu/service-kit';
import { designColours } from '@setu/ui/tokens';
import { kolam, logoMark } from './kolam';
import { contentSecurityPolicy, style } from './style';

const [first, second] = ['Franchise', product.name.replace(/^Franchise/, '')];
const wordmark = product.name.startsWith(first) ? html`<span>${first}<b>${second}</b></span>` : product.name;

interface Page {
  title: string;
  /** The purpose of the page, shown next to the main part on wide screens. */
  story: string;
  /** The content of the `main` element. */
  main: Html;
}

/** A page of identity as a self-contained HTML document: logo, link back, main part. */
export const renderFrame = ({ title, story, main }: Page): string =>
  html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${product.name}</title>
<meta name="robots" content="noindex"><meta name="theme-color" content="${designColours.peacock}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style></head>
<body><div class="page">
<div class="side"><div class="fold"><header class="top"><a class="brand" href="/">${logoMark}${wordmark}</a><a class="back" href="/"><span aria-hidden="true">←</span> Back to Website</a></header>
<div class="story">${kolam}<p>${product.tagline}</p><p>${story}</p></div></div></div>
<main>${main}</main></div></body></html>
`.text;

/**
 * Replies with a page.
 * @param retryAfter seconds after which a refused call may be repeated
 * @param more additional headers
 */
export const pageReply = (
  status: number,
  page: string,
  retryAfter?: number,
  more: Readonly<Record<string, string>> = {},
): RawReply =>
  new RawReply(page, {
    status,
    contentType: 'text/html',
    headers: {
      ...more,
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    },
  });

/** A redirect after which the browser loads the page with GET. */
export const goTo = (path: string, headers: Readonly<Record<string, string>> = {}): RawReply =>
  new RawReply(null, { status: 303, contentType: 'text/html', headers: { location: path, ...headers } });
