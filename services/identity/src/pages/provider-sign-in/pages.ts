import { registerWithProvider, signInPage, startProviderSignIn } from '@setu/contracts';
import { type Html, html } from '@setu/service-kit';
import type { NoSignIn } from '../../provider-outcome';
import { type AlonePage, renderAlone } from '../alone';
import { alertBox, formState, type SentForm, textField } from '../fields';
import { roleCards, terms } from '../sign-in/register-form';

const render = (page: Omit<AlonePage, 'story'>): string =>
  renderAlone({
    ...page,
    story: 'One account to save opportunities, to write to brands, and to read every answer in one place.',
  });

const backToSignIn: Html = html`<p class="aside"><a class="button" href="${signInPage.path}">Back to sign in</a></p>`;

interface FinishPage {
  providerName: string;
  /** The confirmed address; null when the form was sent, because the page no longer has it. */
  email: string | null;
  ticket: string;
  /** Checked path on this site. */
  returnTo: string;
  /** Names from the provider. */
  typed: Readonly<Record<string, string>>;
  /** A form that was refused. */
  sent?: SentForm | null;
}

/** The page to finish a new account after the sign-in at the provider. */
export const renderFinishPage = ({
  providerName,
  email,
  ticket,
  returnTo,
  typed,
  sent = null,
}: FinishPage): string => {
  const form = formState('account', ['role', 'brandName', 'firstName', 'lastName', 'acceptTerms'], sent);
  const shown = { ...form, typed: sent ? form.typed : typed };
  return render({
    title: 'Finish your account',
    lead: email
      ? `${providerName} has told us that ${email} is your address. Two things are missing.`
      : `${providerName} has told us your address. Two things are missing.`,
    sent,
    content: html`<form class="main" method="post" action="${registerWithProvider.path}"><input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="returnTo" value="${returnTo}">
${roleCards(shown, shown.typed.role)}
${textField(shown, { name: 'brandName', label: 'Brand name', autocomplete: 'organization', maxLength: 120, isOptional: true, className: 'brand-only', help: 'The name your listings carry.' })}
${textField(shown, { name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 80 })}
${textField(shown, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 80 })}
${terms(shown)}
<button class="button">Create account</button></form>`,
  });
};

const reasons = (name: string): Readonly<Record<NoSignIn, readonly [title: string, lead: string]>> => ({
  declined: [`${name} did not sign you in`, `You stopped it, or ${name} did. Nothing was changed.`],
  refused: [
    `${name} did not sign you in`,
    `The answer of ${name} was not one that we can trust, so we did not use it. Try again, or sign in with your password.`,
  ],
  unavailable: [`${name} does not answer`, 'Try again in a few minutes, or sign in with your password.'],
  expired: [
    'Please begin again',
    `The sign-in took too long, was used already, or began in another browser.`,
  ],
  'no-email': [
    `${name} has not confirmed your email address`,
    `Confirm it at ${name} first, or create an account with a password here.`,
  ],
  'unconfirmed-account': [
    'Sign in with your password first',
    `An account here has the address that ${name} told us, and nobody has confirmed the address yet. Sign in with the password, confirm the address by the link in our mail, and ${name} works from then on.`,
  ],
  'other-subject': [
    `Your account is connected with another account of ${name}`,
    `Sign in with that one, or with your password. To use this one, remove the other one in your settings and connect this one there.`,
  ],
  'email-taken': [
    'The address has an account now',
    `It was registered while you were here. Continue with ${name} again.`,
  ],
});

export const renderNoSignIn = (why: NoSignIn, providerName: string): string => {
  const [title, lead] = reasons(providerName)[why];
  return render({
    title,
    lead,
    content: html`${backToSignIn}${
      why !== 'unconfirmed-account' &&
      html`<p class="aside"><a href="${startProviderSignIn.path}">Continue with ${providerName} again</a></p>`
    }`,
  });
};

/** @param reason why the account is suspended */
export const renderSuspended = (reason: string): string =>
  render({
    title: 'You cannot sign in at the moment',
    lead: 'Your account is suspended.',
    content: alertBox(reason, html` <a href="/contact">Open the contact form</a>`),
  });
