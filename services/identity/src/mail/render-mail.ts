import { product } from '@setu/contracts';
import { withoutReversal } from '@setu/protocol';
import { type Html, html } from '@setu/service-kit';
import { designColours as colours } from '@setu/ui/tokens';
import type { MailContent } from '../mail-kind';
import { layout } from './layout';
import { fillSlots, slot } from './slots';

const escaped = (text: string) => html`${text}`.text;

const paragraph = (content: string | Html): string => html`<p style="margin:0 0 16px">${content}</p>`.text;

const addressOf = (url: string) =>
  html`The button does not work? Open this address: <a href="${url}" style="color:${colours.peacock};word-break:break-all">${url}</a>`;

const linkOf = ({ label, url }: { label: string; url: string }) =>
  html`<a href="${url}" style="color:${colours.peacock}">${label}</a>`;

const page = (
  { subject, preview, heading, paragraphs, action, notes, reason, unsubscribe }: MailContent,
  site: string,
): string => {
  const [before, rest = ''] = layout.split(slot('action begins'));
  const [button, after] = rest.split(slot('action ends'));
  const small = [
    ...(action ? [addressOf(action.url)] : []),
    ...notes,
    ...(unsubscribe ? [linkOf(unsubscribe)] : []),
  ];
  return fillSlots(`${before}${action ? button : ''}${after}`, {
    subject: escaped(subject),
    preview: escaped(preview),
    site: escaped(site),
    heading: escaped(heading),
    paragraphs: paragraphs.map(paragraph).join(''),
    url: escaped(action?.url ?? ''),
    label: escaped(action?.label ?? ''),
    notes: small.map(paragraph).join(''),
    reason: escaped(reason),
  });
};

const text = (
  { heading, paragraphs, action, notes, reason, unsubscribe }: MailContent,
  site: string,
): string =>
  [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
    `--\n${reason}\n${product.name}: ${site}/`,
  ].join('\n\n');

/**
 * Renders a mail as HTML and as text, with its subject.
 * @param site address of the site, without a trailing slash
 */
export const renderMail = (
  content: MailContent,
  site: string,
): { subject: string; html: string; text: string } => ({
  subject: withoutReversal(content.subject),
  html: page(content, site),
  text: withoutReversal(text(content, site)),
});
