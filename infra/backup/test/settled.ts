import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@setu/service-kit/test';
import { Client } from 'pg';

const services = ['identity', 'catalog', 'inquiry', 'agent', 'content'];

const sumOf = (query: (schema: string) => string) =>
  services.map((schema) => `(${query(schema)})`).join(' + ');

const counts = `select ${sumOf((schema) => `select count(*) from ${schema}.outbox where published_at is null`)} as unpublished,
  ${sumOf((schema) => `select count(*) from ${schema}.inbox`)} as handled`;

/** Time without a newly handled event after which none is expected, ms. */
const quietMs = 2_000;

/** Waits until the services on a database have published and handled all their events. */
export const settled = async (url: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  try {
    await eventually(async () => {
      const before = await client.query(counts);
      expect(before.rows[0].unpublished).toBe('0');
      await sleep(quietMs);
      const after = await client.query(counts);
      expect(after.rows).toEqual(before.rows);
    });
  } finally {
    await client.end();
  }
};
