import { startTestGateway, type TestGateway } from '../../test/test-gateway';

const asBrowser = { headers: { accept: 'text/html' } };

describe('a demo installation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ DEMO: '1' });
  });
  afterAll(() => gateway.stop());

  it.each([
    ['/', 200],
    ['/franchises', 200],
    ['/no/such/page', 404],
    ['/api/franchises', 200],
    ['/favicon.svg', 200],
    ['/sitemap.xml', 200],
    ['/api/docs', 200],
  ])('a demo answers %s with the header noindex', async (path, status) => {
    const reply = await gateway.send(path, asBrowser);
    expect(reply.status).toBe(status);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });

  it('a page of a demo has a noindex tag that screens cannot replace', async () => {
    const { text } = await gateway.send('/franchises', asBrowser);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('robots.txt of a demo allows crawling and names no sitemap', async () => {
    const { text } = await gateway.send('/robots.txt');
    expect(text).not.toContain('Disallow: /\n');
    expect(text).not.toContain('Sitemap:');
  });
});

describe('an installation without demo data', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ DEMO: '0' });
  });
  afterAll(() => gateway.stop());

  it('an installation without demo data lets search engines index its open pages', async () => {
    const { headers, text } = await gateway.send('/franchises', asBrowser);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).not.toMatch(/name="robots"/);
  });
});
