import { joinTeam, passwordMinLength, product, signInPage, teamInvitationDays } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { type AlonePage, renderAlone } from '../alone';
import { formState, type SentForm, textField } from '../fields';
import { terms } from '../sign-in/register-form';

const render = (page: Omit<AlonePage, 'story'>): string =>
  renderAlone({ ...page, story: 'Everybody who answers for a brand signs in with a password of their own.' });

export interface Invited {
  /** Public name of the brand. */
  brandName: string;
  /** The address to which the link was sent. */
  email: string;
}

interface JoinPage {
  token: string;
  invited: Invited;
  /** A form that was refused. */
  sent?: SentForm | null;
}

/** The page to accept an invitation. */
export const renderJoinPage = ({ token, invited, sent = null }: JoinPage): string => {
  const form = formState('join', ['firstName', 'lastName', 'password', 'acceptTerms'], sent);
  return render({
    title: `Join the team of ${invited.brandName}`,
    lead: `You will sign in as ${invited.email}, and work in the account of ${invited.brandName}: its listings, its inquiries, its offers.`,
    sent,
    content: html`<form class="main" method="post" action="${joinTeam.path}"><input type="hidden" name="token" value="${token}">
${textField(form, { name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 80 })}
${textField(form, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 80 })}
${textField(form, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', minLength: passwordMinLength, maxLength: 200, help: `At least ${passwordMinLength} characters. A few words you can remember work well.` })}
${terms(form)}
<button class="button">Join the team</button></form>`,
  });
};

/** The page for an invalid invitation. */
export const renderInvalidInvitation = (): string =>
  render({
    title: 'This invitation does not work',
    lead: `It has expired, was used already, was withdrawn, or is incomplete. An invitation works once, within ${teamInvitationDays} days. Ask for another one.`,
    content: html`<p class="aside"><a class="button" href="/">Go to ${product.name}</a></p>`,
  });

/** The page for an address that already has an account. */
export const renderTakenAddress = (email: string): string =>
  render({
    title: 'This address has an account already',
    lead: `${email} has an account of its own, and an account works for one brand only. Ask for an invitation to another address.`,
    content: html`<p class="aside"><a class="button" href="${signInPage.path}">Sign in</a></p>`,
  });
