import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePorts } from '@setu/dev-servers';
import type { Engine, Tab, Target } from './tab';
import { type Session, startSession } from './webdriver';

/** Allows the browser's window to be as narrow as a phone: removes the size of its own buttons. */
const narrowButtons = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0); }
`;

/** Keys of WebDriver. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Starts a headless X server. @returns its name, such as `:3`, which it chooses itself */
const startDisplay = async (path: string) => {
  const server = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(server.stdio[3] as Readable), 'line');
  return { name: `:${number}`, server };
};

const targetOf = (session: Session, reference: string): Target => {
  const element = `/element/${reference}`;
  return {
    click: async () => void (await session.post(`${element}/click`)),
    fill: async (text) => {
      await session.post(`${element}/clear`);
      await session.post(`${element}/value`, { text });
    },
    pick: async (label) => {
      const option = await session.find(
        (select: HTMLSelectElement, shown: string) =>
          [...select.options].find((one) => one.label.startsWith(shown)) ?? null,
        [session.argument(reference), label],
      );
      if (option === null) throw new Error(`There is no option “${label}”`);
      await session.post(`/element/${option}/click`);
    },
    choose: async (paths) => void (await session.post(`${element}/value`, { text: paths.join('\n') })),
  };
};

/** A window of a browser. WebDriver acts on the window that was selected last. */
const tabOf = (session: Session, handle: string): Tab => {
  const here = async (): Promise<Session> => {
    await session.focus(handle);
    return session;
  };
  const evaluate: Tab['evaluate'] = async (inPage, ...args) =>
    (await (await here()).evaluate(inPage, args)) as ReturnType<typeof inPage>;
  return {
    goto: async (url) => void (await (await here()).post('/url', { url })),
    back: async () => void (await (await here()).post('/back')),
    reload: async () => void (await (await here()).post('/refresh')),
    evaluate,
    run: async (library) => void (await (await here()).post('/execute/sync', { script: library, args: [] })),
    find: async (inPage, ...args) => {
      const reference = await (await here()).find(inPage, args);
      return reference === null ? null : targetOf(session, reference);
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await (await here()).post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async ({ width, height }) => {
      // The window includes the browser's toolbar, whose height is known once the window has its width.
      await (await here()).post('/window/rect', { width, height });
      const bar = await evaluate(() => window.outerHeight - window.innerHeight);
      await session.post('/window/rect', { width, height: height + bar });
    },
    picture: async () => Buffer.from((await (await here()).get('/screenshot')) as string, 'base64'),
    newTab: async () => {
      const opened = (await (await here()).post('/window/new', { type: 'tab' })) as { handle: string };
      return tabOf(session, opened.handle);
    },
  };
};

/** WebKit by WebDriver: a separate browser for each person, because a browser has only one set of cookies. */
export const launchWebKit = async ([driver = '', display = '']: readonly string[]): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowButtons);
  const { name, server } = await startDisplay(display);
  const sessions: Session[] = [];
  const newSession = async () => {
    const [port = 0] = await freePorts(1);
    const env = { ...process.env, DISPLAY: name, XDG_CONFIG_HOME: folder };
    const session = await startSession(driver, port, env);
    sessions.push(session);
    return session;
  };
  const endPeople = async () => {
    for (const session of sessions.splice(0)) await session.end();
  };
  const { version } = await newSession();
  return {
    name: `WebKitGTK ${version}`,
    newPerson: async () => {
      const session = await newSession();
      const tab = tabOf(session, (await session.get('/window')) as string);
      await tab.resize({ width: 1280, height: 860 });
      return tab;
    },
    endPeople,
    close: async () => {
      await endPeople();
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
