import { demoFranchiseId } from '@setu/contracts';
import { platformUrl } from '../src/platform/platform';
import { apiSession } from '../src/visitors/api-client';

/** Tags of a page's head that messengers read, by property or name. */
const tagsOf = async (path: string): Promise<Record<string, string>> => {
  const { text } = await apiSession().call('GET', path, { headers: { accept: 'text/html' } });
  const tags = text.matchAll(/<meta [^>]*(?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name!, content!]));
};

const fetchFile = async (address: string) => {
  const reply = await fetch(new URL(address, platformUrl()));
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};

const publicPages = ['/', '/franchises', '/mindmap', '/calculator', '/guide', '/help', '/privacy', '/terms'];

test.each([...publicPages, `/franchises/${demoFranchiseId(1)}`])(
  '%s is shared with a PNG that messengers can show',
  async (path) => {
    const tags = await tagsOf(path);
    expect(tags).toMatchObject({
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image:alt']).not.toBe('');
    expect(tags['og:image']).toMatch(new RegExp(`^${platformUrl()}/`));
    const { reply, bytes } = await fetchFile(tags['og:image']!);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  },
);

test('a listing is shared with its own picture', async () => {
  const [listing, other] = await Promise.all([1, 2].map((n) => tagsOf(`/franchises/${demoFranchiseId(n)}`)));
  expect(listing!['og:image']).toContain(`/api/franchises/${demoFranchiseId(1)}/cover.png`);
  const [own, others] = await Promise.all([listing, other].map((tags) => fetchFile(tags!['og:image']!)));
  expect(own!.bytes.equals(others!.bytes)).toBe(false);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is served with its media type', async (path, type) => {
  const { reply } = await fetchFile(path);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe(type);
});

test('every icon of the manifest is served', async () => {
  const manifest = await (await fetch(`${platformUrl()}/manifest.webmanifest`)).json();
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of manifest.icons) {
    const { reply } = await fetchFile(src);
    expect([src, reply.status]).toEqual([src, 200]);
    expect(reply.headers.get('content-type')).toContain(type);
  }
});
