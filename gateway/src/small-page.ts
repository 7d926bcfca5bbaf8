import { product } from '@setu/contracts';
import { escapeHtml } from './html';

/** A page that stands without the shell: says what happened, and offers to try again. */
export const plainPage = (message: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${product.name}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#12203a;background:#fbfaf7;margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;padding:24px}a{color:#0b5d6b}</style>
</head>
<body>
<main><h1>${product.name}</h1><p>${escapeHtml(message)}</p><p><a href="">Try again</a></p></main>
</body>
</html>
`;
