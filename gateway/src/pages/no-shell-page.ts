import { product } from '@setu/contracts';

/** Shown while there is no shell to show anything with. */
export const noShellPage = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${product.name}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#12203a;background:#fbfaf7;margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;padding:24px}a{color:#0b5d6b}</style>
</head>
<body>
<main><h1>${product.name}</h1><p>We are putting the site in place. It will be here in a moment.</p><p><a href="">Try again</a></p></main>
</body>
</html>
`;
