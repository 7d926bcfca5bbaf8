import type { Page } from 'playwright-core';
import type { BrowserKit } from './page-kit';

/**
 * What translators (`replace`, `wrap`) and extensions that mark words (`divide`) do to the texts of a page; `alternate`: one text is replaced,
 * the next one wrapped. A text that is divided may have another accessible name.
 */
export type Way = 'replace' | 'wrap' | 'divide' | 'alternate';

interface Options {
  way: Way;
  /** Whether it begins while the page that the server rendered has no scripts yet. */
  isEarly: boolean;
}

/**
 * Changes every text of the page and each that comes later, as Chrome's translator does: a text gives way to two elements with a new text
 * of the same words. So tests find what they look for, and a text that React changes in vain is still the old one. It runs in the page, in
 * a world of its own, as extensions do.
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
    // Whatever stands behind it: all of it is there.
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
    // What it did itself is not looked at again.
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

/** Has every page of a browser tab translated. Call it before the tab opens one. */
export const translatePages = async (page: Page, way: Way, isEarly = false): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate.toString()})(${JSON.stringify({ way, isEarly } satisfies Options)})`,
    worldName: 'translator',
  });
};

/** The same browser, whose visitors read translated pages. */
export const translating = (kit: BrowserKit, way: Way, isEarly = false): BrowserKit => ({
  ...kit,
  newVisitor: async () => {
    const visitor = await kit.newVisitor();
    await translatePages(visitor.page, way, isEarly);
    return visitor;
  },
});
