import { openBrowser, requestChain } from '@setu/e2e';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

/** The deployable or chunk that a script belongs to, from its name: the shell's chunks are named by their contents. */
const originOf = (path: string): string => {
  const [, , deployable = '', , file = ''] = path.split('/');
  return deployable === 'shell' ? (/^[a-z-]+/.exec(file.split('.')[0] ?? '')?.[0] ?? file) : deployable;
};

export const benchPage = () =>
  withPlatform(async (platform) => {
    const kit = await openBrowser();
    const context = await kit.browser.newContext();
    const page = await context.newPage();
    const chain = await requestChain(page, `${platform.url}/franchises`);
    await kit.browser.close();
    const weights = new Map<string, number>();
    for (const { path } of chain.scripts) {
      const reply = await fetch(platform.url + path, { headers: { 'accept-encoding': 'gzip' } });
      await reply.arrayBuffer();
      const bytes = Number(reply.headers.get('content-length'));
      weights.set(originOf(path), (weights.get(originOf(path)) ?? 0) + bytes);
    }
    const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    printTable('JavaScript of a cold /franchises, kB gzipped', [
      ['origin', 'kB'],
      ...[...weights].sort((a, b) => b[1] - a[1]).map(([origin, bytes]) => [origin, kilobytes(bytes)]),
      ['total', kilobytes(total)],
    ]);
    printTable('Request chain after the HTML', [
      ['depth', chain.depth],
      ['scripts', chain.scripts.length],
      ['data calls', chain.apiCalls.length],
    ]);
  });
