import { type BootTools, type CurrentUser, designColours } from '@setu/contracts';
import { escapeJson } from '../html/escape-html';
import type { PageParts } from './page-parts';

/** What differs from page to page. */
export interface PageContent {
  /** Title and head tags as HTML. */
  head: string;
  /** Preload links of the route. */
  preloads: string;
  user: CurrentUser | null;
  userKnown: boolean;
  isAdministrator: boolean;
  /** Dehydrated query state as JSON. */
  stateJson: string;
  /** Brands and figures are invented: no search engine may index the page, whatever its screen's head says. */
  demo: boolean;
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

const toolsJson = (tools: BootTools | null) => (tools ? `,"tools":${escapeJson(JSON.stringify(tools))}` : '');

/** A whole page, with all the data that its first screen needs. */
export const pageHtml = (parts: PageParts, content: PageContent): string => `<!doctype html>
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
${parts.start}
${content.preloads}
${waitingStyle}
</head>
<body>
<div id="root"><div class="boot" role="status" aria-label="Loading"></div></div>
${noScript}
<script type="application/json" id="boot">{"user":${escapeJson(JSON.stringify(content.user))},"userKnown":${content.userKnown},"isAdministrator":${content.isAdministrator},"remotes":${parts.remotesJson},"shared":${parts.sharedJson},"state":${escapeJson(content.stateJson)},"demo":${content.demo}${toolsJson(content.tools)}}</script>
</body>
</html>
`;
