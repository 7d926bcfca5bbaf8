import { designColours, product } from '@setu/contracts';
import { Html, html } from './html';
import { kolam, logoMark } from './kolam';
import type { PageModel } from './page-model';
import { registerPanel } from './register-form';
import { signInPanel } from './sign-in-form';
import { style } from './style';

const [first, second] = ['Franchise', product.name.replace(/^Franchise/, '')];
const wordmark = product.name.startsWith(first) ? html`<span>${first}<b>${second}</b></span>` : product.name;

const tab = (name: PageModel['open'], open: PageModel['open']) =>
  html`<input class="hidden" type="radio" name="show" id="show-${name}" autocomplete="off"${name === open && html` checked`}>`;

/** The page to sign in or create an account, as one HTML document that needs nothing else. */
export const renderPage = (page: PageModel): string => {
  const isWrong = page.alert !== null || page.issues.length > 0;
  const title = page.open === 'sign-in' ? 'Sign in' : 'Create an account';
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isWrong && 'Error: '}${title} · ${product.name}</title>
<meta name="robots" content="noindex"><meta name="theme-color" content="${designColours.peacock}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style></head>
<body><div class="page">
<div class="side"><div class="fold"><header class="top"><a class="brand" href="/">${logoMark}${wordmark}</a><a class="back" href="/"><span aria-hidden="true">←</span> Back to Website</a></header>
<div class="story">${kolam}<p>${product.tagline}</p><p>One account to save opportunities, to write to brands, and to read every answer in one place.</p></div></div></div>
<main><h1 class="hidden">Sign in or create an account</h1>
${tab('sign-in', page.open)}${tab('register', page.open)}
<div class="switch"><label for="show-sign-in">Sign in</label><label for="show-register">Create account</label></div>
${signInPanel(page)}
${registerPanel(page)}
</main></div></body></html>
`.text;
};
