import { type ServiceAlone, startServiceAlone } from '@setu/service-kit/test';
import { {{name}}Service } from './app';

let {{name}}: ServiceAlone;
beforeAll(async () => {
  {{name}} = await startServiceAlone({{name}}Service);
});
afterAll(() => {{name}}?.stop());

test('{{name}} starts with a database and a broker', async () => {
  expect((await fetch(`${{{name}}.service.running.url}/livez`)).status).toBe(200);
});
