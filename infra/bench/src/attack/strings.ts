import { allEndpoints } from '@setu/contracts';
import { z } from 'zod';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';
import type { Answer } from './callers';
import { type Findings, makeFindings, reportFailures } from './findings';
import { hostileStrings } from './hostile-strings';
import { validBodies } from './valid-bodies';
import { buildWorld, type World } from './world';

/** Number of concurrent calls. */
const atOnce = 8;

const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
};

const serverError = ({ status }: Answer) => (status >= 500 ? `answered ${status}` : null);

/** Whether a stored text differs from the trimmed text that was sent. */
const storedOtherwise = (answer: Answer, field: string, sent: string): string | null => {
  const { body } = answer;
  if (answer.status >= 300 || typeof body !== 'object' || body === null) return null;
  const stored: unknown = Reflect.get(body, field);
  if (typeof stored !== 'string' || stored === sent.trim()) return null;
  return `stored ${JSON.stringify(stored).slice(0, 60)}`;
};

/** Texts that are stored unchanged. Others have their own normalisation: numbers, addresses, phones. */
const plainTexts = new Set([
  'title',
  'description',
  'supportProvided',
  'address',
  'companyName',
  'content',
  'firstName',
  'lastName',
  'targetAudience',
  'message',
]);

const attackBodies = async (world: World, findings: Findings) => {
  for (const { method, path, by, body } of validBodies(world)) {
    const fields = Object.entries(body).filter(
      ([, value]) => typeof value === 'string' || Array.isArray(value),
    );
    const tries = fields.flatMap(([field, value]) =>
      hostileStrings.map((text) => ({ field, text, isList: Array.isArray(value) })),
    );
    await inParallel(tries, async ({ field, text, isList }) => {
      const answer = await by.call(method, path, { ...body, [field]: isList ? [text] : text });
      const changed =
        method === 'PATCH' && !isList && plainTexts.has(field) ? storedOtherwise(answer, field, text) : null;
      findings.try(
        `${method} ${path} ${field}=${JSON.stringify(text).slice(0, 60)}`,
        serverError(answer) ?? changed,
      );
    });
  }
};

/** An address cannot contain a lone surrogate: a browser sends the replacement character. */
const encodable = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

const queryFields = (schema: z.ZodType): string[] =>
  Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object);

const attackQueries = async (world: World, findings: Findings) => {
  for (const endpoint of allEndpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
    const caller = endpoint.access === 'admin' ? world.admin : world.brand;
    const tries = queryFields(endpoint.query).flatMap((field) =>
      hostileStrings.map((text) => ({ field, text })),
    );
    await inParallel(tries, async ({ field, text }) => {
      const query = `${field}=${encodeURIComponent(encodable(text))}`;
      const answer = await caller.call('GET', `${endpoint.path}?${query}`);
      findings.try(`GET ${endpoint.path}?${query.slice(0, 80)}`, serverError(answer));
    });
  }
};

const attackPages = (world: World, findings: Findings) =>
  inParallel(hostileStrings, async (text) => {
    const part = encodeURIComponent(encodable(text));
    for (const path of [`/franchises?search=${part}`, `/franchises/${part}`, `/${part}`]) {
      const answer = await world.investor.call('GET', path, undefined, { accept: 'text/html' });
      const isOpen = answer.text.includes('<script>alert(1)</script>');
      findings.try(
        `page ${path.slice(0, 80)}`,
        serverError(answer) ?? (isOpen ? 'markup was returned unescaped' : null),
      );
    }
  });

/** Sends hostile strings in every text field of every writing call, every query parameter and every page: no reply may be 5xx. */
export const benchStrings = () =>
  withPlatform(async (platform) => {
    const world = await buildWorld(platform.url);
    const parts = { 'fields of bodies': attackBodies, 'query parameters': attackQueries, pages: attackPages };
    const rows: (string | number)[][] = [];
    const failed: string[] = [];
    for (const [name, attack] of Object.entries(parts)) {
      const findings = makeFindings();
      await attack(world, findings);
      rows.push([name, findings.tried(), findings.failed().length]);
      failed.push(...findings.failed());
    }
    printTable(`${hostileStrings.length} hostile strings`, [['where', 'tried', 'failed'], ...rows]);
    reportFailures(failed);
  });
