import { product, signOut } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { messagePage } from '../../edge/html/small-page';

/** Asks whether to log out. It works without JavaScript. */
export const signOutPageHtml = messagePage({
  product: product.name,
  title: 'Log out',
  heading: `Log out of ${product.name}?`,
  message: 'Your session in this browser ends. You can log in again at any time.',
  action: html`<form method="post" action="${signOut.path}"><button>Log out</button><a href="/">Stay logged in</a></form>`,
});
