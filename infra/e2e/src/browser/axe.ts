import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA findings of axe on the current page, one readable line each.
 * @param part selector of the only part to check
 */
export const axeFindings = async (page: Page, part?: string): Promise<string[]> => {
  // Evaluated instead of added as a script, because the page's policy only allows our own scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (context) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations: found } = await axe.run(context ?? document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // Only an experimental rule needs the style sheets, which axe would load again.
      preload: false,
    });
    return found;
  }, part);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes
        .map(({ target }) => JSON.stringify(target))
        .join(', ')
        .slice(0, 400)}`,
  );
};
