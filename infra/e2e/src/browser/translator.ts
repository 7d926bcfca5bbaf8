import type { Page } from 'playwright-core';
import type { BrowserKit } from './page-kit';

/**
 * How translators (`replace`, `wrap`) and extensions that mark words (`divide`) change the texts of a page; `alternate`: alternately
 * replaced and wrapped. A divided text may have another accessible name.
 */
export type Way = 'replace' | 'wrap' | 'divide' | 'alternate';

interface Options {
  way: Way;
  /** Whether it starts while the server-rendered page has no scripts yet. */
  isEarly: boolean;
}

/**
 * Changes every current and later text of the page like Chrome's translator: two elements with the same words in a new text node replace
 * the old text node. Tests still find their texts, and a text that React updates in vain keeps its old value. Runs in the page, in an
 * isolated world, like extensions.
 */
const translate = ({ way, isEarly }: Options) => {
  const untouched = 'font, mark, script, style, noscript, textarea, svg, title';
  let count = 0;
  const font = (child: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const element of [outer, inner]) element.style.verticalAlign = 'inherit';
    inner.append(child);
    outer.append(inner);
    return outer;
  };
  const ways: Record<Exclude<Way, 'alternate'>, (text: Text) => void> = {
    replace: (text) => text.replaceWith(font(document.createTextNode(text.data))),
    wrap: (text) => {
      const place = document.createComment('');
      text.replaceWith(place);
      place.replaceWith(font(text));
    },
    divide: (text) => {
      const rest = text.splitText(Math.ceil(text.length / 2));
      const mark = document.createElement('mark');
      // The gap of a flexible box would separate the halves, and widen the page.
      mark.style.display = 'contents';
      rest.replaceWith(mark);
      mark.append(rest);
    },
  };
  const turns = ['replace', 'wrap'] as const;
  const change = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(untouched) || text.data.trim() === '') return;
    count += 1;
    ways[way === 'alternate' ? (turns[count % turns.length] ?? 'replace') : way](text);
  };
  const changeIn = (node: Node) => {
    if (node instanceof Text) return change(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(change);
  };
  let hasBegun = false;
  const isReady = () => {
    const root = document.getElementById('root');
    // A following sibling shows that it is complete.
    if (!root?.nextElementSibling) return false;
    return isEarly || !(root.hasAttribute('data-rendered') || root.querySelector('.boot'));
  };
  const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rendered'] };
  const observer = new MutationObserver((changes) => {
    if (hasBegun) {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.isConnected) changeIn(node);
    } else if (isReady()) {
      hasBegun = true;
      changeIn(document.body);
    }
    // Its own changes are not processed again.
    observer.takeRecords();
  });
  observer.observe(document, options);
  document.addEventListener('DOMContentLoaded', () => {
    if (hasBegun || !isReady()) return;
    hasBegun = true;
    changeIn(document.body);
    observer.takeRecords();
  });
};

/** Translates every page of a browser tab. Call it before the tab opens a page. */
export const translatePages = async (page: Page, way: Way, isEarly = false): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate.toString()})(${JSON.stringify({ way, isEarly } satisfies Options)})`,
    worldName: 'translator',
  });
};

/** Waits until the translator has changed texts of the page. */
export const translated = (page: Page): Promise<void> =>
  page.locator('#root :is(font, mark)').first().waitFor({ state: 'attached' });

/** The same browser, but its visitors get translated pages. */
export const translating = (kit: BrowserKit, way: Way, isEarly = false): BrowserKit => ({
  ...kit,
  newVisitor: async () => {
    const visitor = await kit.newVisitor();
    await translatePages(visitor.page, way, isEarly);
    return visitor;
  },
});
