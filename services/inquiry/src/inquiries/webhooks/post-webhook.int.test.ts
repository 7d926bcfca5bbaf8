import { type AddressInfo, createServer } from 'node:net';
import { makePostWebhook, type Resolve } from './post-webhook';

const message = { headers: {}, body: '{}' };

/** A server that counts its connections. */
const startServer = async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

it.each([
  ['only an internal address', ['127.0.0.1']],
  ['an internal and a public address', ['8.8.8.8', '127.0.0.1']],
  ['an internal address of IPv6', ['::1']],
])('a public name with %s is refused before a connection is made', async (_, addresses) => {
  const server = await startServer();
  const resolve: Resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const post = makePostWebhook([], resolve);
  expect(await post(`https://crm.example:${server.port}/hook`, message)).toEqual({
    status: null,
    problem: 'internal-address',
  });
  expect(server.connections()).toBe(0);
  await server.stop();
});

it('an unknown name, a failing look-up and a server that ends the connection have their own problems', async () => {
  const server = await startServer();
  const unknown = makePostWebhook([], async () => []);
  expect(await unknown('https://crm.example/', message)).toEqual({ status: null, problem: 'unknown-host' });
  const failing = makePostWebhook([], () => Promise.reject(new Error('no name server')));
  expect(await failing('https://crm.example/', message)).toEqual({ status: null, problem: 'unreachable' });
  const origin = `https://127.0.0.1:${server.port}`;
  expect(await makePostWebhook([origin])(origin, message)).toEqual({ status: null, problem: 'unreachable' });
  expect(await makePostWebhook([])(origin, message)).toEqual({ status: null, problem: 'internal-address' });
  await server.stop();
});
