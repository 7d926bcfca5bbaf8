import {
  forgotPassword,
  forgotPasswordPage,
  passwordMinLength,
  recoveryLinkDays,
  resetLinkMinutes,
  resetPassword,
  signInPage,
} from '@setu/contracts';
import { html } from '@setu/service-kit';
import { type AlonePage, renderAlone } from '../alone';
import { alertBox, formState, type SentForm, textField } from '../fields';

const backToSignIn = html`<p class="aside"><a href="${signInPage.path}">Back to sign in</a></p>`;

const render = (page: Omit<AlonePage, 'story'>): string =>
  renderAlone({ ...page, story: 'Your saved opportunities, inquiries and answers stay as they are.' });

/** The page to request a link. @param sent a form that was refused */
export const renderForgotPage = (sent: SentForm | null): string => {
  const form = formState('forgot', ['email'], sent);
  return render({
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
    sent,
    content: html`<form class="main" method="post" action="${forgotPassword.path}">
${textField(form, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', maxLength: 254 })}
<button class="button">Send the link</button></form>
${backToSignIn}`,
  });
};

/** The page after a link was requested. It is the same for every address. */
export const renderSentPage = (): string =>
  render({
    title: 'Look in your mailbox',
    lead: `If the address has an account, a message with a link is on its way. The link works once, within ${resetLinkMinutes} minutes.`,
    content: html`<p class="lead">Nothing there after a few minutes? Look in the folder for spam, or <a href="${forgotPasswordPage.path}">ask again</a> with the address you registered with.</p>
${backToSignIn}`,
  });

interface ResetPage {
  token: string;
  /** True for a recovery link. */
  isRecovery: boolean;
  /** The address that is restored. */
  formerEmail?: string | null;
  /** A form that was refused. */
  sent?: SentForm | null;
}

const ends =
  'It replaces your old one, and ends all sessions, passkeys, connections with a sign-in provider, notifications in browsers, and open invitations to your team. You can add them again in your settings.';
const endsSince =
  'Two-step verification that was turned on since the message was sent ends too, and so does the work of members who joined your team since then.';

/** The page to choose a new password. */
export const renderResetPage = ({
  token,
  isRecovery,
  formerEmail = null,
  sent = null,
}: ResetPage): string => {
  const form = formState('reset', ['password'], sent);
  return render({
    title: 'Choose a new password',
    lead: `${ends}${isRecovery ? ` ${endsSince}` : ''}${formerEmail ? ` Your account gets the address ${formerEmail} again.` : ''} You are signed in here afterwards.`,
    sent,
    content: html`<form class="main" method="post" action="${resetPassword.path}"><input type="hidden" name="token" value="${token}">${isRecovery && html`<input type="hidden" name="recovery" value="1">`}${formerEmail && html`<input type="hidden" name="address" value="${formerEmail}">`}
${textField(form, {
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  minLength: passwordMinLength,
  maxLength: 200,
  help: `At least ${passwordMinLength} characters`,
})}
<button class="button">Save and sign in</button></form>`,
  });
};

/** The page for an invalid link. */
export const renderInvalidLinkPage = (): string =>
  render({
    title: 'This link does not work',
    lead: `It has expired, was used already, or is incomplete. A link to choose a new password works once, within ${resetLinkMinutes} minutes; one in a message about the safety of your account within ${recoveryLinkDays} days.`,
    content: html`<p class="aside"><a class="button" href="${forgotPasswordPage.path}">Ask for a new link</a></p>
${backToSignIn}`,
  });

/** The page for a suspended account after its new password was saved. @param reason why it is suspended */
export const renderSuspendedPage = (reason: string): string =>
  render({
    title: 'Your new password is saved',
    lead: 'You cannot sign in at the moment.',
    content: alertBox(reason, html` <a href="/contact">Open the contact form</a>`),
  });
