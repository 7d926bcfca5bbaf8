import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { freePort, freePorts } from './ports';

test('free ports differ, and no outgoing connection can use them', async () => {
  const ports = await freePorts(200);
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a port is not picked by two processes before a program listens there', async () => {
  const [first, second] = [await freePort(), await freePort()];
  const next = second + (second - first);
  // Reserves ports as another process would. Another process may already have reserved `next`.
  const socket = createSocket('udp4');
  const reserve = (port: number) => once(socket.bind(port, '127.0.0.1'), 'listening');
  try {
    await expect(reserve(first)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await reserve(next).catch((error) => expect(error).toMatchObject({ code: 'EADDRINUSE' }));
    expect(await freePort()).not.toBe(next);
  } finally {
    socket.close();
  }
});
