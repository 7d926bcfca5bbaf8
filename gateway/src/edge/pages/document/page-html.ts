import type { Boot, BootTools, User } from '@setu/protocol';
import { designColours } from '@setu/ui/tokens';
import { escapeJson } from '../../html/escape-html';
import type { RenderedPage } from '../../renderer/page-renderer';
import { earlyPresses } from './early-presses';
import type { PageParts } from './page-parts';

/** The content that differs from page to page. */
export interface PageContent {
  /** Title and head tags as HTML. */
  head: string;
  /** Preload links of the route's scripts. */
  preloads: string;
  /** The route's style sheets. */
  styles: string;
  /** The boot data, as `pageBoot` returns it. */
  boot: Buffer;
  /** Brands and figures are invented: search engines must not index the page, whatever the head of its screen contains. */
  demo: boolean;
  /** Whether browsers may prefetch the pages of its links. */
  mayFetchAhead: boolean;
  /** Null when the browser renders the page. */
  rendered: RenderedPage | null;
}

/** The boot data that differs from page to page. */
interface BootContent {
  user: User | null;
  userKnown: boolean;
  isAdministrator: boolean;
  accounts: NonNullable<Boot['accounts']>;
  /** Dehydrated query state as JSON. */
  stateJson: string;
  site: Boot['site'] | null;
  demo: boolean;
  /** Undefined when the page is not measured. */
  vitals: Boot['vitals'];
  tools: BootTools | null;
}

/** A spinner until React takes over; it does not turn for people who prefer reduced motion. */
const waitingStyle = `<style>
#root:empty{min-height:100vh}
.boot{min-height:100vh;display:grid;place-items:center;background:${designColours.paper}}
.boot::after{content:"";width:40px;height:40px;border-radius:50%;border:3px solid ${designColours.line};border-top-color:${designColours.peacock};animation:boot 800ms linear infinite}
@keyframes boot{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.boot::after{animation:none}}
</style>`;

const noScript = `<noscript>
<style>.boot{display:none}</style>
<p>This page needs JavaScript to show its content. Without it you can still <a href="/api/login">sign in or create an account</a>, read the <a href="/api/docs">API reference</a> or see <a href="/sitemap.xml">all our pages</a>.</p>
</noscript>`;

const optionalJson = (key: keyof Boot, value: Boot['vitals'] | Boot['site'] | BootTools | null) =>
  value ? `,"${key}":${escapeJson(JSON.stringify(value))}` : '';

/** The boot data of a page as JSON that is safe in a script element. */
export const pageBoot = (parts: PageParts, boot: BootContent): Buffer =>
  Buffer.from(
    `{"user":${escapeJson(JSON.stringify(boot.user))},"userKnown":${boot.userKnown},"isAdministrator":${boot.isAdministrator},"accounts":${escapeJson(JSON.stringify(boot.accounts))},"remotes":${parts.remotesJson},"shared":${parts.sharedJson},"state":${escapeJson(boot.stateJson)},"demo":${boot.demo}${optionalJson('site', boot.site)}${optionalJson('vitals', boot.vitals)}${optionalJson('tools', boot.tools)}}`,
  );

/**
 * The tags and the body of a page. A rendered page has its fonts and scripts after its HTML, so that they do not compete for the
 * connection, and a slow one paints with the fallback fonts at once. A page that the browser renders has them first.
 */
const layout = (
  { start, speculation }: PageParts,
  { rendered, styles, preloads, mayFetchAhead }: PageContent,
) =>
  rendered
    ? {
        head: [earlyPresses.tag, start.styles, styles, rendered.css],
        body: [
          ['<div id="root" data-rendered>', rendered.html, '</div>'],
          mayFetchAhead ? speculation.tag : '',
          start.fonts,
          start.scripts,
          preloads,
        ],
      }
    : {
        head: [earlyPresses.tag, start.fonts, start.styles, start.scripts, styles, preloads, waitingStyle],
        body: ['<div id="root"><div class="boot" role="status" aria-label="Loading"></div></div>', noScript],
      };

type Part = string | Buffer;

/** Each line of several parts, without empty ones. */
const inLines = (lines: readonly (Part | readonly Part[])[]): Part[] =>
  lines.flatMap((line) => (line.length === 0 ? [] : [line, '\n'].flat()));

/** A whole page, with all the data that its first screen needs. */
export const pageHtml = (parts: PageParts, content: PageContent): Buffer => {
  const { head, body } = layout(parts, content);
  const all: Part[] = [
    `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${designColours.paper}">
${content.demo ? '<meta name="robots" content="noindex">\n' : ''}${content.head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
`,
    ...inLines(head),
    '</head>\n<body>\n',
    ...inLines(body),
    '<script type="application/json" id="boot">',
    content.boot,
    '</script>\n</body>\n</html>\n',
  ];
  return Buffer.concat(all.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
};
