import { createHash } from 'node:crypto';
import { Html, html } from '@setu/service-kit/html';
import { colourVariables, tokenValues } from '@setu/ui/tokens';
import { type Mail, type MailSummary, maxMails } from './mail-store';

const { radius, size, space, text } = tokenValues;

const style = `
:root{color-scheme:light;${colourVariables()}}
*{box-sizing:border-box}
body{margin:0;height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:${text[16]}/1.5 system-ui,sans-serif}
a{color:var(--peacock)}
:focus-visible{outline:2px solid var(--peacock);outline-offset:-2px}
header{padding:${space[12]} ${space[16]};border-bottom:1px solid var(--line);background:var(--surface);display:flex;flex-wrap:wrap;gap:${space[8]} ${space[24]};align-items:center;justify-content:space-between}
h1{font-size:${text[18]};line-height:1.2;margin:0}
h2{font-size:${text[18]};line-height:1.3;margin:0 0 ${space[8]};overflow-wrap:anywhere}
p{margin:0;color:var(--muted);font-size:${text[14]}}
form{display:flex;gap:${space[8]};align-items:center}
input{min-height:${size.touch};width:16rem;max-width:100%;padding:0 ${space[12]};border:1px solid var(--line-strong);border-radius:${radius.control};background:var(--surface);color:inherit;font:inherit}
main{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,24rem) minmax(0,1fr)}
nav{border-right:1px solid var(--line);overflow:auto}
ol{list-style:none;margin:0;padding:0}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 ${space[12]};padding:${space[12]} ${space[16]};border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover,li a[aria-current]{background:var(--peacock-tint)}
li b{grid-column:1/-1;font-weight:600}
li b,li span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li span,time{color:var(--muted);font-size:${text[14]}}
section{display:flex;flex-direction:column;padding:${space[16]} ${space[24]};min-width:0;overflow:auto}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 ${space[16]};margin:0 0 ${space[16]};font-size:${text[14]}}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
iframe{flex:1;min-height:26rem;width:100%;border:1px solid var(--line);border-radius:${radius.card};background:var(--surface)}
pre{margin:${space[8]} 0 0;padding:${space[16]};border-radius:${radius.card};background:var(--sunken);white-space:pre-wrap;overflow-wrap:anywhere;font-size:${text[14]}}
summary,.source{padding:${space[12]} 0;cursor:pointer;font-size:${text[14]}}
.back{display:none;padding:${space[12]} 0}
.empty{padding:${space[48]} ${space[24]};text-align:center}
@media (max-width:767px){
body{height:auto;min-height:100vh}
main{display:block}
nav{border:0}
.opened nav,main>.empty{display:none}
.back{display:block}
section{padding:0 ${space[16]} ${space[16]}}
form,input{width:100%}
}
`;

/** Adds mails to the list as they arrive, without a change to the mail that is open. */
const script = `
new EventSource('/events').onmessage = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  document.querySelector('nav').replaceChildren(...page.querySelector('nav').childNodes);
};
`;

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const time = (at: Date) => html`<time datetime="${at.toISOString()}">${timeFormat.format(at)}</time>`;

const subjectOf = ({ subject }: MailSummary) => subject || 'No subject';

/** The query that keeps the list at one address. */
const queryOf = (to?: string) => (to === undefined ? '' : `?to=${encodeURIComponent(to)}`);

const mailList = (mails: readonly MailSummary[], openId?: string, to?: string): Html =>
  mails.length === 0
    ? html`<p class="empty">${to === undefined ? 'No mail yet. What the product sends appears here at once.' : `No mail to ${to}.`}</p>`
    : html`<ol>${mails.map(
        (
          mail,
        ) => html`<li><a href="/mails/${mail.id}${queryOf(to)}"${mail.id === openId ? new Html(' aria-current="page"') : null}>
<b>${subjectOf(mail)}</b><span>${mail.to.join(', ')}</span>${time(mail.at)}</a></li>`,
      )}</ol>`;

const openMail = (mail: Mail, to?: string): Html => html`<section>
<a class="back" href="/${queryOf(to)}">All mails</a>
<h2>${subjectOf(mail)}</h2>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>Arrived</dt><dd>${time(mail.at)}</dd></dl>
${
  mail.html
    ? html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/content" title="${subjectOf(mail)}"></iframe>
<details><summary>Plain text</summary><pre>${mail.text}</pre></details>`
    : html`<pre>${mail.text}</pre>`
}
<a class="source" href="/mails/${mail.id}/source">Source of the mail</a>
</section>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the style sheet and the script of the page, and nothing else. */
export const pagePolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface MailPage {
  /** Newest first. */
  mails: readonly MailSummary[];
  /** The mail that is open; null for one that is not stored. */
  open?: Mail | null;
  /** The address whose mails are listed; absent for all. */
  to?: string | undefined;
}

/** The page that lists the mails, next to the open one. */
export const mailPage = ({ mails, open, to }: MailPage): string =>
  html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? `${subjectOf(open)} | ` : ''}Mail</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body${open === undefined ? null : new Html(' class="opened"')}>
<header><div><h1>Mail</h1><p>The newest ${maxMails} mails of this platform. None of them leaves this machine.</p></div>
<form action="/" role="search"><input type="search" name="to" value="${to ?? ''}" placeholder="Mails to an address" aria-label="Mails to an address"></form></header>
<main><nav aria-label="Mails">${mailList(mails, open?.id, to)}</nav>
${
  open === null
    ? html`<section><a class="back" href="/">All mails</a><h2>This mail is not stored any more</h2><p>Only the newest ${maxMails} are kept.</p></section>`
    : open
      ? openMail(open, to)
      : html`<p class="empty">${mails.length > 0 && 'Select a mail to read it.'}</p>`
}</main>
<script>${new Html(script)}</script>
</body>
</html>
`.text;
