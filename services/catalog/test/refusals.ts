import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import type { Catalog } from './builders';

/** Bodies that every call refuses: name, body, media type, and the expected status. */
export const wrongBodies: [string, string, string, number, string][] = [
  ['malformed JSON', '{"title":', 'application/json', 400, 'malformed_json'],
  ['another media type', 'title=x', 'text/plain', 415, 'unsupported_media_type'],
  ['a form', 'title=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ['10 MB', `{"title":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413, 'payload_too_large'],
  ['a list', '[]', 'application/json', 400, 'validation_failed'],
];

/** Sends a raw body as a user of this role. */
export const sendRaw = async (
  catalog: Catalog,
  path: string,
  role: 'brand' | 'agent',
  body: string,
  type: string,
) => {
  const reply = await fetch(`${catalog.service.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(await catalog.service.callers.headersFor(someone(role))) },
  });
  return { status: reply.status, body: await reply.json() };
};

/** Number of rows and published events, which a refusal must not change. */
export const countsOf = async (catalog: Catalog, table: string) => ({
  rows: Number((await catalog.service.running.db(table).count())[0]?.count),
  events: (await catalog.service.outbox()).length,
});

/** Ids without a resource: unknown and malformed. */
export const noIds = [randomUUID(), '42', 'null', "' or 1=1"].map(encodeURIComponent);
