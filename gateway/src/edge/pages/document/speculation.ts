import { mayOpen, type RemoteRelease } from '@setu/protocol';
import { escapeJson } from '../../html/escape-html';
import { type InlineScript, inlineScript } from './inline-script';

/** Paths that everybody may open. Signing in and out, and changes, are calls, so they are not among them. */
const publicPaths = (remotes: readonly RemoteRelease[]): string[] =>
  remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, audience }) => mayOpen(audience, null) && !/\*|^\/admin(\/|$)/.test(path))
    .map(({ path }) => path);

/** Removes the rules for a visitor who saves data. Visitors share stored pages, so the page itself cannot differ. */
const withdrawal = inlineScript(
  'navigator.connection?.saveData&&document.currentScript.previousSibling.remove()',
);

/**
 * Speculation rules, by which browsers fetch the public page of a link under the pointer. Pages with a query are excluded, because
 * they may not be stored. Route patterns have the syntax of URL patterns.
 */
export const makeSpeculation = (remotes: readonly RemoteRelease[]): InlineScript => {
  const text = escapeJson(
    JSON.stringify({
      prefetch: [
        {
          source: 'document',
          where: {
            and: [
              { href_matches: publicPaths(remotes).map((pathname) => ({ pathname, search: '' })) },
              { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    }),
  );
  const rules = inlineScript(text, 'speculationrules');
  return { tag: `${rules.tag}${withdrawal.tag}`, source: `${rules.source} ${withdrawal.source}` };
};
