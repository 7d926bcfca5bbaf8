import { type MailTopic, mailTopicLabels, product, unsubscribe } from '@setu/contracts';
import { html } from '@setu/service-kit';
import { type AlonePage, renderAlone } from '../alone';

const render = (page: Omit<AlonePage, 'story'>): string =>
  renderAlone({ ...page, story: 'Your notifications stay behind the bell, also without mail.' });

const about = (topics: readonly MailTopic[]) => topics.map((topic) => mailTopicLabels[topic]).join(', and ');
const always = 'Mail about the safety of your account is always sent.';
const openSettings = html`<p class="aside"><a href="/settings">Open your settings</a></p>`;

/** The page that asks whether to turn mail off. */
export const renderUnsubscribePage = (token: string, topics: readonly MailTopic[]): string =>
  render({
    title: 'Turn off this mail?',
    lead: `You will get no more mail about ${about(topics)}. ${always}`,
    content: html`<form class="main" method="post" action="${unsubscribe.path}?token=${token}">
<button class="button">Turn off this mail</button></form>
${openSettings}`,
  });

/** The page after mail was turned off. */
export const renderUnsubscribedPage = (topics: readonly MailTopic[]): string =>
  render({
    title: 'This mail is turned off',
    lead: `You get no more mail about ${about(topics)}. ${always} You can turn it on again in your settings, under “Mail”.`,
    content: html`<p class="aside"><a class="button" href="/settings">Open your settings</a></p>
<p class="aside"><a href="/">Go to ${product.name}</a></p>`,
  });

/** The page for an invalid link. */
export const renderInvalidPage = (): string =>
  render({
    title: 'This link does not work',
    lead: 'It is incomplete, or its account was deleted. If you have an account, choose in your settings, under “Mail”, what you get mail about.',
    content: html`<p class="aside"><a class="button" href="/settings">Open your settings</a></p>`,
  });
