import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { instancesSubject } from '@setu/protocol';
import Koa from 'koa';
import {
  createTestDatabase,
  eventually,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
} from '../../test';
import { producer } from '../../test/counting';
import { makeAuthority, type TestCertificate } from '../../test/servers/certificates';
import { listen } from '../http/server/serve';
import { connectBroker, makeLogger } from '../index';
import { followCertificate, readServerCertificate } from './server-certificate';

let folder: string;
let authority: Awaited<ReturnType<typeof makeAuthority>>;
let files: { TLS_CERT_FILE: string; TLS_KEY_FILE: string };

const store = async ({ cert, key }: TestCertificate) => {
  await writeFile(files.TLS_CERT_FILE, cert);
  await writeFile(files.TLS_KEY_FILE, key);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-certificate-'));
  files = { TLS_CERT_FILE: join(folder, 'tls.crt'), TLS_KEY_FILE: join(folder, 'tls.key') };
  authority = await makeAuthority('Ours');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The name in the certificate of a new connection; the certificate must be valid for that name. */
const nameAt = (url: string, servername: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), servername, ca: authority.ca }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('new connections use a changed certificate, and an invalid certificate does not replace the previous one', async () => {
  const lines: string[] = [];
  const logger = makeLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const logged = (text: string) => lines.filter((line) => line.includes(text)).length;
  const certificate = await authority.sign({ host: 'catalog' });
  await store(certificate);
  const { url, server, drain } = await listen(new Koa(), 0, '127.0.0.1', { certificate });
  try {
    expect(url).toMatch(/^https:/);
    followCertificate({ server: server as Server, certificate, settings: files, logger }, 20);
    expect(await nameAt(url, 'catalog')).toBe('catalog');
    await writeFile(files.TLS_KEY_FILE, (await authority.sign()).key);
    await eventually(() => expect(logged('the changed certificate cannot be used')).toBe(1));
    expect(await nameAt(url, 'catalog')).toBe('catalog');
    await store(await authority.sign({ host: 'inquiry' }));
    await eventually(async () => expect(await nameAt(url, 'inquiry')).toBe('inquiry'));
    expect(logged('new certificate')).toBe(1);
  } finally {
    await drain();
  }
});

test('missing files, and files that are not a certificate and its key, are refused with the fix', async () => {
  const missing = { ...files, TLS_CERT_FILE: join(folder, 'nowhere.crt') };
  expect(() => readServerCertificate(missing)).toThrow(
    `TLS_CERT_FILE: ${missing.TLS_CERT_FILE} cannot be read (ENOENT). Check its path and who may read it.`,
  );
  const [one, other] = [await authority.sign(), await authority.sign()];
  for (const wrong of [
    { cert: 'text', key: 'text' },
    { cert: one.cert, key: other.key },
    // A file that is being written is empty for a moment.
    { cert: '', key: one.key },
    { cert: one.cert, key: '' },
  ]) {
    await store(wrong);
    expect(() => readServerCertificate(files)).toThrow(
      /are no certificate and its key\. Check that both are PEM and belong together\./,
    );
  }
});

describe('a service with a certificate', () => {
  let broker: TestBroker;
  let database: TestDatabase;
  beforeAll(async () => {
    [broker, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
  });
  afterAll(async () => {
    await broker?.stop();
    await database?.drop();
  });

  test('announces an https address and uses TLS there', async () => {
    await store(await authority.sign({ host: 'catalog' }));
    const joined = await connectBroker({ NATS_URL: broker.url }, 'test', makeLogger('test', 'silent'));
    const seen = new Set<string>();
    joined.connection.subscribe(instancesSubject, {
      callback: (_, message) => void seen.add(message.json<{ url: string }>().url),
    });
    await joined.connection.flush();
    const service = await startTestService(producer, { broker, database, env: files });
    try {
      await eventually(() => expect([...seen]).toEqual([service.url]));
      expect(service.url).toMatch(/^https:/);
      expect(await nameAt(service.url, 'catalog')).toBe('catalog');
      await expect(fetch(service.url.replace('https:', 'http:'))).rejects.toThrow();
    } finally {
      await service.stop();
      await joined.close();
    }
  });
});
