import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../platform/platform';

/** The property in which WebDriver sends an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser that a driver controls with W3C WebDriver. */
export interface Session {
  version: string;
  get: (path: string) => Promise<unknown>;
  post: (path: string, body?: object) => Promise<unknown>;
  /** Selects the window for all other commands. */
  focus: (handle: string) => Promise<void>;
  evaluate: (inPage: unknown, args: readonly unknown[]) => Promise<unknown>;
  /** @returns the reference of an element; null when there is none */
  find: (inPage: unknown, args: readonly unknown[]) => Promise<string | null>;
  /** An element as an argument for a function in the page. */
  argument: (reference: string) => object;
  end: () => Promise<void>;
}

/** @throws with the driver's message */
const send = async (method: string, url: string, body?: object): Promise<unknown> => {
  const reply = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver ${method} ${new URL(url).pathname}: ${error}: ${message}`);
};

/** Starts a driver, and a browser with it. */
export const startSession = async (path: string, port: number, env: NodeJS.ProcessEnv): Promise<Session> => {
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env });
  const origin = `http://127.0.0.1:${port}`;
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal', timeouts: { pageLoad: 3_600_000 } } };
  await eventually(() => send('GET', `${origin}/status`));
  const created = (await send('POST', `${origin}/session`, { capabilities })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const base = `${origin}/session/${created.sessionId}`;
  const evaluate: Session['evaluate'] = (inPage, args) =>
    send('POST', `${base}/execute/sync`, { script: `return (${inPage}).apply(null, arguments)`, args });
  const post: Session['post'] = (address, body = {}) => send('POST', `${base}${address}`, body);
  return {
    version: created.capabilities.browserVersion,
    get: (address) => send('GET', `${base}${address}`),
    post,
    focus: async (handle) => void (await post('/window', { handle })),
    evaluate,
    find: async (inPage, args) => {
      const found = (await evaluate(inPage, args)) as Record<string, string> | null;
      return found?.[elementKey] ?? null;
    },
    argument: (reference) => ({ [elementKey]: reference }),
    end: async () => {
      const hasEnded = once(driver, 'exit');
      await send('DELETE', base).catch(() => undefined);
      driver.kill();
      await hasEnded;
    },
  };
};
