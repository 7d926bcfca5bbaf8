import { makeFooterPlace } from '@setu/mfe-kit';
import type { Boot } from '@setu/protocol';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App } from '../frame/app';
import { withFooter } from '../frame/footer-area';
import { bootQueryClient, Root } from '../frame/root';
import type { Screen } from '../remotes/federation';
import { findRoute } from '../routing/find-route';
import { withRememberedRules } from './remembered-rules';
import { makeServerLoader, NotRendered } from './server-loader';

/** Marks parts that the browser must render. The gateway logs and counts the errors. */
const serverDigest = 'server';
/** React's mark of a boundary whose content waited or threw. */
const unfinished = '<!--$!-->';

interface Rendered {
  html: string;
  /** Style tags for the document's head. */
  css: string;
  /** The error of the screen, if it threw; a skeleton replaces it. */
  error: unknown;
}

/**
 * Renders a page from its boot data, as the browser does when it hydrates the page.
 * @param address path and query
 * @param importScreen returns a remote's screen by its exposed name; null when the remote cannot render it
 * @throws errors of the frame around the screen
 */
export const render = async (
  boot: Boot,
  address: string,
  importScreen: (screen: string) => Promise<{ default: Screen } | null>,
): Promise<Rendered> => {
  const match = findRoute(address.split('?')[0] ?? '/', boot.user, boot.remotes);
  const module = match.kind === 'remote' ? await importScreen(match.route.screen) : null;
  const client = bootQueryClient(boot);
  const sheet = withRememberedRules(new ServerStyleSheet());
  let error: unknown = null;
  let footer: ReactNode = null;
  const place = {
    ...makeFooterPlace(),
    collect: (collected: ReactNode) => {
      footer = collected;
    },
  };
  const htmlOf = async (content: ReactNode, prefix: string) => {
    const tree = (
      <StyleSheetManager sheet={sheet.instance}>
        <Root client={client}>
          <StaticRouter location={address}>{content}</StaticRouter>
        </Root>
      </StyleSheetManager>
    );
    // Takes half the time of a stream, but cannot wait and reports no errors.
    const atOnce = renderToString(tree, { identifierPrefix: prefix });
    if (!atOnce.includes(unfinished)) return atOnce;
    const stream = await renderToReadableStream(tree, {
      identifierPrefix: prefix,
      onError: (thrown) => {
        if (!(thrown instanceof NotRendered)) error ??= thrown;
        return serverDigest;
      },
      // The stream is read to its end, so that all HTML is in its place: without JavaScript, streamed parts would not be moved.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    return new Response(stream).text();
  };
  try {
    const loader = makeServerLoader(module?.default ?? null);
    const page = await htmlOf(<App boot={boot} loader={loader} footer={place} />, '');
    const html = footer ? withFooter(page, await htmlOf(footer, 'footer')) : page;
    return { html, css: sheet.getStyleTags(), error };
  } finally {
    sheet.seal();
    client.clear();
  }
};
