import { passkeyScript } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { renderFrame } from '../frame';
import type { PageModel } from './page-model';
import { registerPanel } from './register-form';
import { signInPanel } from './sign-in-form';

const tab = (name: PageModel['open'], open: PageModel['open']) =>
  html`<input class="hidden" type="radio" name="show" id="show-${name}" autocomplete="off"${name === open && html` checked`}>`;

/** The page to sign in or create an account. */
export const renderPage = (page: PageModel): string => {
  const isWrong = page.alert !== null || page.issues.length > 0;
  const title = page.open === 'sign-in' ? 'Sign in' : 'Create an account';
  return renderFrame({
    title: isWrong ? `Error: ${title}` : title,
    story: 'One account to save opportunities, to write to brands, and to read every answer in one place.',
    main: html`<h1 class="hidden">Sign in or create an account</h1>
${tab('sign-in', page.open)}${tab('register', page.open)}
<div class="switch"><label for="show-sign-in">Sign in</label><label for="show-register">Create account</label></div>
${signInPanel(page)}
${registerPanel(page)}
${page.hasPasskeys && html`<script src="${passkeyScript.path}" defer></script>`}
`,
  });
};
