import { confirmEmail, confirmLinkHours, product, signInPage } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { type AlonePage, renderAlone } from '../alone';

const render = (page: Omit<AlonePage, 'story'>): string =>
  renderAlone({ ...page, story: 'A confirmed address brings you back when you forget your password.' });

interface Asked {
  token: string;
  /** The address to which the link was sent. */
  email: string;
  /** Whether an account changes to it. */
  isNew: boolean;
}

/** The page to confirm an address. */
export const renderConfirmPage = ({ token, email, isNew }: Asked): string =>
  render({
    title: isNew ? 'Confirm your new email address' : 'Confirm your email address',
    lead: isNew
      ? `Your account changes to ${email}. From then on you sign in with it.`
      : `Confirm that ${email} is your address.`,
    content: html`<form class="main" method="post" action="${confirmEmail.path}"><input type="hidden" name="token" value="${token}">
<button class="button">Confirm the address</button></form>`,
  });

/** The page after an address was confirmed. */
export const renderConfirmedPage = (): string =>
  render({
    title: 'Your email address is confirmed',
    lead: 'There is nothing else to do.',
    content: html`<p class="aside"><a class="button" href="/">Go to ${product.name}</a></p>`,
  });

/** The page for an invalid link. */
export const renderInvalidLinkPage = (): string =>
  render({
    title: 'This link does not work',
    lead: `It has expired, was used already, or is incomplete. A link works once, within ${confirmLinkHours} hours. You can ask for a new one in your settings.`,
    content: html`<p class="aside"><a class="button" href="/settings">Open your settings</a></p>`,
  });

/** The page for a new address that got an account in the meantime. */
export const renderTakenPage = (): string =>
  render({
    title: 'This address has another account',
    lead: 'Your account keeps its address. Sign in to the other account with this one, or choose another address in your settings.',
    content: html`<p class="aside"><a class="button" href="${signInPage.path}">Sign in</a></p>`,
  });
