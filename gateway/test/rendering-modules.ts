import { releaseTo, shell, shellFiles, smallFiles, smallRemote } from './front-ends';
import type { TestGateway } from './test-gateway';

/** Path of a release's rendering module. */
export const renderFile = 'server/render.mjs';

/** A shell's rendering module that behaves like those of builds: a frame around the screen of the page's route. */
export const shellModule = `
  let visits = 0;
  export const shared = { 'shared-greeting': { greet: (name) => 'Hello ' + name, count: () => (visits += 1) } };
  export const render = async (boot, address, importScreen) => {
    if (address.includes('shell-throws')) throw new Error('the frame is broken');
    const path = address.split('?')[0];
    const route = boot.remotes.flatMap(({ routes }) => routes).find((one) => one.path === path);
    const module = route ? await importScreen(route.screen) : null;
    let error = null;
    let screen = '<p>skeleton</p>';
    try {
      if (module) screen = await module.default({ address, user: boot.user });
    } catch (thrown) {
      error = thrown;
    }
    const css = '<style data-styled="true" data-styled-version="6.6.0">.frame{color:red}</style>';
    return { html: '<header>frame</header>' + screen, css, error };
  };
`;

/** A remote's rendering module: \`?trick=<name>\` selects what its screen does. */
const remoteModule = `
  import { count, greet } from 'shared-greeting';
  const tricks = {
    throw: () => { throw new Error('the screen is broken'); },
    window: () => window.innerWidth,
    loop: () => { while (true); },
    never: () => new Promise(() => {}),
    exit: () => process.exit(3),
    heap: () => { const all = []; while (true) all.push(Array.from({ length: 100_000 }, (_, n) => ({ n }))); },
    large: () => 'x'.repeat(5_000_000),
    stray: () => { setTimeout(() => { throw new Error('stray'); }); return new Promise(() => {}); },
    node: () => import('node:fs'),
    text: () => 5,
  };
  export const screens = {
    './s': async () => ({
      default: async ({ address }) => {
        const trick = new URLSearchParams(address.split('?')[1]).get('trick');
        const done = trick ? await tricks[trick]() : '';
        return '<h1>' + greet('visitor') + '</h1><p>' + count() + '</p>' + done;
      },
    }),
  };
`;

let shells = 0;

/** Makes a shell live that renders pages. */
export const releaseRenderingShell = async (gateway: TestGateway, source = shellModule): Promise<string> => {
  shells += 1;
  const version = `1.${shells}.0`;
  await releaseTo(
    gateway.registry,
    { ...shell, version, render: renderFile },
    { ...shellFiles, [renderFile]: source },
  );
  return version;
};

/** A small remote whose screen is rendered on the server. */
export const renderingRemote = (name: string, version = '1') =>
  smallRemote(name, version, { render: renderFile });

/** Its files. @param source of its rendering module */
export const renderingFiles = (source = remoteModule) => ({ ...smallFiles, [renderFile]: source });
