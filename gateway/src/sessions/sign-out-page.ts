import { product, signOut } from '@setu/contracts';

/** Asks whether to log out. It works without JavaScript. */
export const signOutPageHtml = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Log out | ${product.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf7;color:#1d1b16;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;padding:24px}
h1{font-size:24px;margin:0 0 8px}
p{margin:0 0 24px}
form{display:flex;gap:16px;align-items:center}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#0b5d6b;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#0b5d6b;padding:10px 0}
</style>
</head>
<body>
<main>
<h1>Log out of ${product.name}?</h1>
<p>Your session in this browser ends. You can log in again at any time.</p>
<form method="post" action="${signOut.path}"><button>Log out</button><a href="/">Stay logged in</a></form>
</main>
</body>
</html>
`;
