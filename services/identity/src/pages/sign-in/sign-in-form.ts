import {
  forgotPasswordPage,
  product,
  signIn,
  signInWithPasskey,
  startPasskeySignIn,
  startProviderSignIn,
} from '@setu/contracts';
import { type Html, html } from '@setu/service-kit';
import { alertBox, formState, textField } from '../fields';
import type { PageModel } from './page-model';

type Demo = NonNullable<PageModel['demo']>;
type Account = Demo['accounts'][number];

const oneClick = ({ email, name, about }: Account, password: string, returnTo: string): Html =>
  html`<form class="row" method="post" action="${signIn.path}">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${password}"><input type="hidden" name="returnTo" value="${returnTo}">
<p><b>${name}</b><small>${about}</small></p><button class="button quiet">Use this account<span class="hidden">: ${name}</span></button></form>`;

const named = ({ email, name, about }: Account): Html =>
  html`<div class="row"><p><b>${name}</b><small>${about} · ${email}</small></p></div>`;

const demoBlock = ({ demo, returnTo }: PageModel): Html | null => {
  if (!demo || demo.accounts.length === 0) return null;
  const { accounts, password } = demo;
  const rows = accounts.map(
    (account) => html`<li>${password === null ? named(account) : oneClick(account, password, returnTo)}</li>`,
  );
  return html`<section class="demo" aria-labelledby="demo"><h3 id="demo">Demo accounts</h3>
<p class="help">Invented people and brands. ${
    password === null ? 'Their password is the one set at installation.' : 'One click signs you in.'
  }</p><ul>${rows}</ul></section>`;
};

const contactLink = html` <a href="/contact">Open the contact form</a>`;

const or = html`<p class="or"><span>or</span></p>`;
const providerButton = (name: string) =>
  html`<p><a class="button quiet wide" href="${startProviderSignIn.path}">Continue with ${name}</a></p>`;

/** The link to sign in at the provider, which can also create an account. */
export const providerLink = ({ providerName }: PageModel): Html | null =>
  providerName === null ? null : html`${or}${providerButton(providerName)}`;

/** Shown by the script of the page, in a browser that supports passkeys. */
const passkeyForm = (returnTo: string): Html =>
  html`<form class="passkey" data-passkeys hidden method="post" action="${signInWithPasskey.path}" data-options="${startPasskeySignIn.path}"><input type="hidden" name="returnTo" value="${returnTo}"><input type="hidden" name="answer">
<button type="button" class="button quiet wide">Sign in with a passkey</button><p class="problem" role="alert"></p></form>`;

/** The methods of sign-in without a password. */
const otherWays = ({ hasPasskeys, providerName, returnTo }: PageModel): Html | null =>
  !hasPasskeys && providerName === null
    ? null
    : html`<div${providerName === null && html` data-passkeys hidden`}>${or}${hasPasskeys && passkeyForm(returnTo)}${
        providerName !== null && providerButton(providerName)
      }</div>`;

/** The panel to sign in, with the demo's accounts below it in a demo. */
export const signInPanel = (page: PageModel): Html => {
  const form = formState('sign-in', ['email', 'password'], page.open === 'sign-in' ? page : null);
  return html`<section class="panel sign-in" aria-labelledby="sign-in-title">
<h2 id="sign-in-title">Sign in</h2>
<p class="lead">${
    page.returnTo === '/' ? `Welcome back to ${product.name}.` : 'You will return to the page you came from.'
  }</p>
${page.open === 'sign-in' && page.alert && alertBox(page.alert, page.isSuspended && contactLink)}
<form class="main" method="post" action="${signIn.path}"><input type="hidden" name="returnTo" value="${page.returnTo}">
${textField(form, { name: 'email', label: 'Email', type: 'email', autocomplete: page.hasPasskeys ? 'username webauthn' : 'username', maxLength: 254 })}
${textField(form, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxLength: 200 })}
<button class="button">Sign in</button></form>
<p class="aside"><a href="${forgotPasswordPage.path}">Forgot your password?</a></p>
${otherWays(page)}${demoBlock(page)}</section>`;
};
