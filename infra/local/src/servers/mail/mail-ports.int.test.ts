import { createServer } from 'node:net';
import { freePort } from '@setu/dev-servers';
import { pickMailPorts } from './mail-ports';

test('the page has the preferred port when it is free', async () => {
  const wanted = await freePort();
  const ports = await pickMailPorts(wanted);
  expect(ports.page).toBe(wanted);
  expect(ports.smtp).not.toBe(wanted);
});

test('the page has another port when the preferred one is taken, invalid or absent', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const wanted of [port, 65_536, undefined]) {
    const { smtp, page } = await pickMailPorts(wanted);
    expect(page).not.toBe(wanted);
    expect(page).not.toBe(smtp);
    expect(page).toBeGreaterThan(0);
  }
  await new Promise((resolve) => taken.close(resolve));
});
