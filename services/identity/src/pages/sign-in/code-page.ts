import { signInPage, signInWithCode } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { renderAlone } from '../alone';
import { formState, type SentForm, textField } from '../fields';

interface CodePage {
  ticket: string;
  /** Checked path on this site. */
  returnTo: string;
  /** A form that was refused. */
  sent?: SentForm | null;
}

const story = 'Your account asks for more than a password, so that a stolen one is not enough.';

/** The page to enter a code after the password. */
export const renderCodePage = ({ ticket, returnTo, sent = null }: CodePage): string => {
  const form = formState('code', ['code'], sent);
  return renderAlone({
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the 6 digits that it shows for this site. Without the app, enter one of your recovery codes.',
    story,
    sent,
    content: html`<form class="main" method="post" action="${signInWithCode.path}"><input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="returnTo" value="${returnTo}">
${textField({ ...form, typed: {}, focus: 'code' }, { name: 'code', label: 'Code', autocomplete: 'one-time-code', maxLength: 40 })}
<button class="button">Sign in</button></form>
<p class="aside"><a href="${signInPage.path}">Start again</a></p>`,
  });
};

/** The page for an expired sign-in. */
export const renderExpiredPage = (): string =>
  renderAlone({
    title: 'The sign-in took too long',
    lead: 'Enter your password again, and then the code that your app shows.',
    story,
    content: html`<p class="aside"><a class="button" href="${signInPage.path}">Sign in again</a></p>`,
  });
