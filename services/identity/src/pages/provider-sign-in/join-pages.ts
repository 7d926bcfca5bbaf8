import { html } from '@setu/service-kit';
import type { NoJoin } from '../../provider-outcome';
import { renderAlone } from '../alone';

const reasons = (name: string): Readonly<Record<NoJoin, readonly [title: string, lead: string]>> => ({
  declined: [`${name} was not connected`, `You stopped it, or ${name} did. Nothing was changed.`],
  refused: [
    `${name} was not connected`,
    `The answer of ${name} was not one that we can trust, so we did not use it. Try again in your settings.`,
  ],
  unavailable: [`${name} does not answer`, 'Nothing was changed. Try again in a few minutes.'],
  expired: [
    'Please begin again',
    'It took too long, was used already, or began in another browser or with another account. Nothing was changed.',
  ],
  'joined-elsewhere': [
    `${name} was not connected`,
    `This account of ${name} opens another account here. Sign in with it and remove it in the settings there, or choose another account at ${name}.`,
  ],
  'joined-already': [
    `${name} is connected already`,
    `Your account is connected with an account of ${name}. Remove it in your settings before you connect another one.`,
  ],
});

const render = (title: string, lead: string): string =>
  renderAlone({
    title,
    lead,
    story: 'One account to save opportunities, to write to brands, and to read every answer in one place.',
    content: html`<p class="aside"><a class="button" href="/settings">Back to your settings</a></p>`,
  });

/** @param why the reason why it was not connected; null when it was connected */
export const renderJoinPage = (why: NoJoin | null, providerName: string): string =>
  why === null
    ? render(
        `${providerName} is connected`,
        `You can sign in with ${providerName} from now on, or with your password as before. We have sent you a mail about it.`,
      )
    : render(...reasons(providerName)[why]);
