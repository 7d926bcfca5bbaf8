import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { product } from '@setu/contracts';
import { designColours as colours } from '@setu/ui/tokens';
import { slot } from '../src/mail/slots';

const font = "Inter, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', Arial, sans-serif";

const markup = `<mjml lang="en-IN"><mj-head>
<mj-title>${slot('subject')}</mj-title><mj-preview>${slot('preview')}</mj-preview>
<mj-attributes>
<mj-all font-family="${font}" />
<mj-text font-size="16px" line-height="24px" color="${colours.ink}" padding="0" />
<mj-section background-color="${colours.surface}" padding="0 32px" />
</mj-attributes></mj-head>
<mj-body background-color="${colours.paper}" width="560px">
<mj-section background-color="${colours.peacock}" padding="20px 32px"><mj-column>
<mj-text font-size="20px" font-weight="600"><a href="${slot('site')}/" style="color:${colours['on-fill']};text-decoration:none">${product.name}</a></mj-text>
</mj-column></mj-section>
<mj-section padding="32px 32px 0"><mj-column>
<mj-text><h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:600">${slot('heading')}</h1>${slot('paragraphs')}</mj-text>
</mj-column></mj-section>
<mj-raw>${slot('action begins')}</mj-raw>
<mj-section padding="8px 32px 0"><mj-column>
<mj-button href="${slot('url')}" align="left" padding="0 0 20px" inner-padding="14px 20px" border-radius="6px" font-size="16px" font-weight="600" background-color="${colours.peacock}" color="${colours['on-fill']}">${slot('label')}</mj-button>
</mj-column></mj-section>
<mj-raw>${slot('action ends')}</mj-raw>
<mj-section padding="0 32px 20px"><mj-column>
<mj-text font-size="14px" line-height="20px" color="${colours.muted}">${slot('notes')}</mj-text>
</mj-column></mj-section>
<mj-section background-color="${colours.paper}" padding="16px 32px 32px"><mj-column>
<mj-text font-size="13px" line-height="20px" color="${colours.muted}">${slot('reason')}<br /><a href="${slot('site')}/" style="color:${colours.muted}">${product.name}</a> · ${product.tagline}</mj-text>
</mj-column></mj-section>
</mj-body></mjml>`;

const packages = join(import.meta.dirname, 'npm-mjml');

type Mjml = (markup: string, options: object) => Promise<{ html: string }>;

/**
 * The layout of mails, which MJML compiles from the markup above. `npm run mail-layout` installs MJML. Without `fonts`, it would load
 * Roboto from Google, which would learn who reads a mail.
 */
export const makeMailLayout = async (): Promise<string> => {
  const load = createRequire(import.meta.url);
  const mjml2html: Mjml = load('mjml');
  return (await mjml2html(markup, { validationLevel: 'strict', keepComments: true, fonts: {} })).html;
};

/**
 * Hash of a layout and its inputs: the markup and the version of MJML. A test compares it with the hash that is stored with the layout, so
 * the test does not need MJML.
 */
export const layoutHash = (layout: string): string =>
  createHash('sha256')
    .update(JSON.stringify([markup, layout, readFileSync(join(packages, 'package-lock.json'), 'utf8')]))
    .digest('hex');
