import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { shortTimersMs, stretchTimers } from '../browser/stretch-timers';

/** A text, or a regular expression as JSON. */
type Pattern = string | { readonly source: string; readonly flags: string };

/** What to find on a page. */
export type Wanted = {
  readonly by: 'role' | 'label' | 'text' | 'file';
  /** One or several roles, separated by spaces. `summary` counts as a role. */
  readonly role: string;
  readonly name: Pattern;
  /** Whether it will be clicked, so that nothing may cover it. */
  readonly isPressed: boolean;
};

export const patternOf = (name: string | RegExp): Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

/** Script with Testing Library and a list of the page's errors. */
export const library = (): string => `
  ${readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')};
  (${stretchTimers})(${JSON.stringify(shortTimersMs)});
  globalThis.errorsOfPage = [];
  addEventListener('error', (event) => errorsOfPage.push(event.message));
  addEventListener('unhandledrejection', (event) => errorsOfPage.push(String(event.reason)));
`;

/** Whether the page has the library. Runs in the page. */
export const hasLibrary = (): boolean => 'errorsOfPage' in globalThis;

/** Errors of the page since it got the library. Runs in the page. */
export const errorsOfPage = (): string[] =>
  (globalThis as unknown as { errorsOfPage?: string[] }).errorsOfPage ?? [];

/** Why the last found control cannot be clicked; empty when none was found. Runs in the page. */
export const obstacleOfPage = (): string => (globalThis as unknown as { obstacle?: string }).obstacle ?? '';

/** The text of the page, for the message of a failed test. Runs in the page. */
export const wordsOfPage = (): string =>
  [...document.querySelectorAll('h1, h2, [role=alert], [aria-invalid=true] ~ *')]
    .map((element) => element.textContent?.trim())
    .join(' / ');

/**
 * Finds what a person sees: controls in front, which means in the newest dialog if there is one, and texts anywhere. Nothing can be
 * clicked while something moves, or while something is loading that will move the content below. Runs in the page.
 */
export const lookUp = (wanted: Wanted): Element | null => {
  const { TestingLibraryDom: dom } = globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary };
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const { by, role, isPressed } = wanted;
  const page = globalThis as unknown as { lastPlace?: { name: string; place: number[] }; obstacle?: string };
  page.obstacle = '';
  const name =
    typeof wanted.name === 'string' ? wanted.name : new RegExp(wanted.name.source, wanted.name.flags);
  const front = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isSeen).at(-1);
  const scope = front ?? document.body;
  if (by === 'text') {
    const found = dom.queryAllByText(document.body, name, { exact: false, ignore: 'script, style, option' });
    return found.find(isSeen) ?? null;
  }
  if (by === 'file') {
    const groups = dom.queryAllByRole(scope, role, { name, hidden: true });
    return (role ? groups[0] : scope)?.querySelector('input[type=file]') ?? null;
  }
  // `summary` is not an ARIA role.
  const ofRole = (one: string): HTMLElement[] =>
    one === 'summary'
      ? dom.queryAllByText(scope, name, { selector: 'summary' })
      : dom.queryAllByRole(scope, one, { name, hidden: true });
  const candidates =
    by === 'label'
      ? dom.queryAllByLabelText(scope, name, { exact: false, selector: 'input, select, textarea' })
      : role.split(' ').flatMap(ofRole);
  const found = candidates.find(isSeen) as HTMLInputElement | undefined;
  if (!found || !isPressed) return found ?? null;
  // A visually hidden radio button is clicked by its label.
  const element = found.offsetWidth < 8 ? (found.labels?.[0] ?? found) : found;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const loading = [...scope.querySelectorAll('[aria-busy=true]')].filter(isSeen);
  const place = [left, top, width, height];
  const { lastPlace } = page;
  // Not scrolled to the middle again, which may move it by a fraction: in Firefox a field never came to rest.
  const isAtRest =
    lastPlace?.name === String(name) &&
    lastPlace.place.every((one, index) => Math.abs(one - (place[index] ?? 0)) < 2);
  page.lastPlace = { name: String(name), place };
  const htmlOf = (one: Element | null | undefined) => one?.outerHTML.slice(0, 120);
  const obstacles = [
    found.disabled && 'it is disabled',
    moving[0] && `this moves: ${htmlOf((moving[0].effect as KeyframeEffect).target)}`,
    loading[0] && `this loads: ${htmlOf(loading[0])}`,
    !isAtRest && `it was at ${lastPlace?.place} before, and is at ${place}`,
    !element.contains(hit) && `this covers it: ${htmlOf(hit)}`,
  ].filter((one) => one !== undefined && one !== false);
  page.obstacle = obstacles.join('; ');
  return obstacles.length > 0 ? null : element;
};
