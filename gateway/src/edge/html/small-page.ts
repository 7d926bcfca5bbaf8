import { Html, html } from '@setu/service-kit';
import { colourVariables, tokenValues } from '@setu/ui/tokens';

const { color, font, radius, size, space, text } = tokenValues;

/** Styles of every page that the gateway makes without the shell. */
const pageStyle = `
@font-face{font-family:"Inter Variable";src:url(/fonts/inter.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light;${colourVariables()}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:${text[16]}/1.5 ${font.text}}
a{color:var(--peacock)}
:focus-visible{outline:2px solid var(--peacock);outline-offset:2px}
h1{font-size:${text[28]};line-height:1.15;margin:0 0 ${space[8]}}
p{max-width:${size.reading};margin:0 0 ${space[12]}}
`;

interface SmallPage {
  /** Name of the product. */
  product: string;
  /** Shown before the product's name. */
  title?: string;
  /** Further tags of the head. */
  head?: Html;
  /** Styles of this page only. */
  style: string;
  /** What the page shows. */
  body: Html;
}

/** A page without the shell, scripts or other files. */
export const smallPage = ({ product, title, head, style, body }: SmallPage): string =>
  html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${color.paper}">
<title>${title ? `${title} | ` : ''}${product}</title>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(pageStyle + style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;

const messageStyle = `
body{min-height:100vh;display:grid;place-items:center}
main{max-width:28rem;padding:${space[24]}}
form{display:flex;gap:${space[16]};align-items:center;margin-top:${space[24]}}
button{min-height:${size.touch};padding:0 ${space[24]};border:0;border-radius:${radius.control};background:var(--peacock);color:var(--on-fill);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--peacock-deep)}
a{display:inline-block;padding:10px 0}
`;

/**
 * A page with one message and what to do next. Search engines do not index it.
 * @param action a link or a form
 */
export const messagePage = (page: {
  product: string;
  title?: string;
  heading: string;
  message: string;
  action: Html;
}): string =>
  smallPage({
    product: page.product,
    ...(page.title ? { title: page.title } : {}),
    head: html`<meta name="robots" content="noindex">`,
    style: messageStyle,
    body: html`<main><h1>${page.heading}</h1><p>${page.message}</p>${page.action}</main>`,
  });

/** A message and a link that tries again. */
export const retryPage = (product: string, message: string): string =>
  messagePage({ product, heading: product, message, action: html`<a href="">Try again</a>` });
