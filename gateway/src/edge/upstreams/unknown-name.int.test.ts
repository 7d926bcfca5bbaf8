import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ CATALOG_URL: 'http://catalog.invalid:8080' });
});
afterAll(() => gateway?.stop());

it('calls of a service whose name cannot be resolved answer 503, and pages are still served', async () => {
  for (let call = 0; call < 3; call += 1) {
    const reply = await gateway.send('/api/franchises');
    expect([reply.status, reply.json().code]).toEqual([503, 'service_unavailable']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await gateway.send('/', { headers: { accept: 'text/html' } })).status).toBe(200);
  expect((await gateway.probe('/livez')).status).toBe(200);
});
