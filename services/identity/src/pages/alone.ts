import { type Html, html } from '@setu/service-kit';
import { alertBox, type SentForm } from './fields';
import { renderFrame } from './frame';

/** A page with one heading and at most one form. */
export interface AlonePage {
  title: string;
  lead: string;
  /** The sentence next to it on wide screens. */
  story: string;
  /** A form that was refused. */
  sent?: SentForm | null;
  content: Html;
}

export const renderAlone = ({ title, lead, story, sent, content }: AlonePage): string =>
  renderFrame({
    title: sent ? `Error: ${title}` : title,
    story,
    main: html`<section class="alone"><h1>${title}</h1><p class="lead">${lead}</p>${sent?.alert && alertBox(sent.alert)}
${content}</section>`,
  });
