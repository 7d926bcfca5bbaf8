import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHydrated } from '../browser/hydrated';
import { eventually, platformUrl } from '../platform/platform';
import { type ApiSession, demoPassword } from '../visitors/api-client';
import {
  errorsOfPage,
  hasLibrary,
  library,
  lookUp,
  obstacleOfPage,
  patternOf,
  type Wanted,
  wordsOfPage,
} from './look-up';
import type { Tab, Target } from './tab';

/** Actions of a person in a browser, by the texts of the page. */
export interface Person {
  tab: Tab;
  goto: (path: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Clicks the button, link or summary with this name, or the element with the role. */
  press: (name: string | RegExp, role?: 'radio' | 'checkbox') => Promise<void>;
  /** Types into the field whose label contains this text. */
  fill: (label: string, text: string) => Promise<void>;
  /** Selects an option of a select. */
  pick: (label: string, option: string) => Promise<void>;
  /** Sets the files of the field in this group, or of the only one. */
  choose: (paths: readonly string[], group?: string | RegExp) => Promise<void>;
  /** Waits for a text. */
  sees: (text: string | RegExp) => Promise<void>;
  /** Waits until a condition is true in the page. */
  waitFor: (inPage: () => boolean) => Promise<void>;
  /** Resizes the window, and waits until the page is laid out for it. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Waits until the dialog in front has this title, does not move and has loaded its content. */
  seesDialogAtRest: (title: RegExp) => Promise<void>;
  /** The value of a field. */
  valueOf: (label: string) => Promise<string>;
  newTab: () => Promise<Person>;
}

/** Whether the screen of a remote was lost. Runs in the page. */
const isLost = (): boolean =>
  document.body.textContent?.includes('This part of the page could not be shown') ?? false;

/** Whether the page has this width, including for its media queries. Runs in the page. */
const isLaidOutFor = (width: number): boolean =>
  innerWidth === width && matchMedia(`(width: ${width}px)`).matches;

/** Whether the dialog in front has this title and is completely shown. Runs in the page. */
const isDialogAtRest = (source: string): boolean => {
  const dialog = [...document.querySelectorAll('[role=dialog]')]
    .filter((element) => element.getClientRects().length > 0)
    .at(-1);
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless;
  });
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  return new RegExp(source).test(title) && !dialog?.querySelector('[aria-busy=true]') && !moves;
};

/** Starts counting drawn frames. Runs in the page. */
const countFrames = (): null => {
  const page = globalThis as { framesDrawn?: number };
  page.framesDrawn = 0;
  const count = () => {
    page.framesDrawn = (page.framesDrawn ?? 0) + 1;
    if (page.framesDrawn < 3) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return null;
};

/** Whether enough frames were drawn. Runs in the page. */
const haveFramesPassed = (): boolean => ((globalThis as { framesDrawn?: number }).framesDrawn ?? 0) >= 3;

const folder = join(process.cwd(), '.screenshots');

/** Saves a screenshot of the window in .screenshots/. */
export const leavePicture = async (tab: Tab, name: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await tab.picture());
};

/** Repeats a query until it has a result. @throws with the page's text and errors when there is none */
const answered = async <T>(tab: Tab, question: string, ask: () => Promise<T | null>): Promise<T> => {
  try {
    return await eventually(async () => {
      if (!(await tab.evaluate(hasLibrary))) await tab.run(library());
      const answer = await ask();
      if (answer === null) throw new Error(`no ${question}`);
      return answer;
    });
  } catch (error) {
    await leavePicture(tab, `engine-${question.replaceAll(/[^a-z0-9]+/gi, '-')}`);
    const words = await tab.evaluate(wordsOfPage);
    const errors = await tab.evaluate(errorsOfPage);
    const obstacle = await tab.evaluate(obstacleOfPage);
    const at = await tab.evaluate(() => location.pathname + location.search);
    throw new Error(
      `At ${at} there is no ${question}${obstacle && ` to press: ${obstacle}`}. It says: ${words}. Errors: ${errors.join('; ') || 'none'}`,
      {
        cause: error,
      },
    );
  }
};

const holds = (tab: Tab, question: string, inPage: () => boolean): Promise<true> =>
  answered(tab, question, async () => ((await tab.evaluate(inPage)) ? true : null));

/** A person who uses this tab. */
export const personAt = (tab: Tab): Person => {
  const find = async (wanted: Omit<Wanted, 'name'>, name: string | RegExp): Promise<Target> => {
    const found = await answered(tab, `${wanted.by} ${wanted.role} ${name}`, () =>
      tab.find(lookUp, { ...wanted, name: patternOf(name) }),
    );
    const errors = await tab.evaluate(errorsOfPage);
    if (errors.length > 0 || (await tab.evaluate(isLost)))
      throw new Error(`The page failed before “${name}”: ${errors.join('; ') || 'a screen is lost'}`);
    return found;
  };
  const field = (label: string) => find({ by: 'label', role: '', isPressed: true }, label);
  const settled = async () => void (await holds(tab, 'page that answers to clicks and keys', isHydrated));
  const framesPass = async () => {
    await tab.evaluate(countFrames);
    await holds(tab, 'next frame', haveFramesPassed);
  };
  return {
    tab,
    goto: async (path) => {
      await tab.goto(`${platformUrl()}${path}`);
      await settled();
    },
    back: async () => {
      await tab.back();
      await settled();
    },
    reload: async () => {
      await tab.reload();
      await settled();
    },
    press: async (name, role) => {
      const control = await find({ by: 'role', role: role ?? 'button link summary', isPressed: true }, name);
      await control.click();
    },
    fill: async (label, text) => (await field(label)).fill(text),
    pick: async (label, option) => (await field(label)).pick(option),
    choose: async (paths, group) => {
      const input = await find({ by: 'file', role: group ? 'group' : '', isPressed: false }, group ?? '');
      await input.choose(paths);
    },
    sees: async (text) => void (await find({ by: 'text', role: '', isPressed: false }, text)),
    waitFor: async (inPage) => void (await holds(tab, String(inPage), inPage)),
    resize: async (size) => {
      await tab.resize(size);
      await answered(tab, `window of ${size.width} px`, async () =>
        (await tab.evaluate(isLaidOutFor, size.width)) ? true : null,
      );
      await framesPass();
    },
    seesDialogAtRest: async ({ source }) => {
      const atRest = () =>
        answered(tab, `dialog ${source} at rest`, async () =>
          (await tab.evaluate(isDialogAtRest, source)) ? true : null,
        );
      await atRest();
      // Resized windows and new dialogs move from the next frame on.
      await framesPass();
      await atRest();
    },
    valueOf: async (label) => {
      await field(label);
      return tab.evaluate((text) => {
        const { TestingLibraryDom: dom } = globalThis as unknown as {
          TestingLibraryDom: { queryAllByLabelText: (...args: unknown[]) => HTMLInputElement[] };
        };
        return (
          dom.queryAllByLabelText(document.body, text, {
            exact: false,
            selector: 'input, select, textarea',
          })[0]?.value ?? ''
        );
      }, label);
    },
    newTab: async () => personAt(await tab.newTab()),
  };
};

/** Gives the person's browser the session of a program. */
export const enterSession = async (person: Person, { cookies }: ApiSession): Promise<void> => {
  await person.goto('/');
  await person.tab.evaluate(
    (pairs: readonly string[]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: WebKitGTK has no other way
      for (const pair of pairs) document.cookie = `${pair}; path=/`;
      return null;
    },
    [...cookies].map(([name, value]) => `${name}=${value}`),
  );
};

/** Signs in with the form. */
export const signIn = async (person: Person, email: string, password: string): Promise<void> => {
  await person.goto('/api/login');
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.press('Sign in');
  await person.waitFor(() => location.pathname !== '/api/login' && document.readyState === 'complete');
};

/** Signs in as the demo's administrator. */
export const signInAdministrator = async (person: Person): Promise<void> => {
  await person.goto('/admin/login');
  await person.fill('Email', 'admin@demo.test');
  await person.fill('Password', demoPassword());
  await person.press('Sign In');
  await person.waitFor(() => location.pathname === '/admin');
};
