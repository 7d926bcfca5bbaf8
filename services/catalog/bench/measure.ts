import type { TestService, TestUser } from '@setu/service-kit/test';

const repeats = 30;

/** The n-th value of a list, which is repeated. */
export const pick = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints how long Postgres takes for each query of a call and which index it uses, then how long the whole call takes. */
export const measure = async (service: TestService, path: string, as: TestUser | null = null) => {
  const { db } = service.running;
  const seen: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: { sql: string; bindings: readonly unknown[] }) => seen.push(query);
  db.on('query', note);
  const reply = await service.call('GET', path, { as });
  db.off('query', note);
  say(
    `\n${path.slice(0, 100)}  (${reply.status}, ${reply.headers.get('x-total-count') ?? reply.body.length} matches)`,
  );
  for (const { sql, bindings } of seen.filter(
    (query) => query.sql.startsWith('select') && !query.sql.includes('outbox'),
  )) {
    const plan = await db.raw(
      `explain (analyze, format json) ${sql.replace(/\$\d+/g, '?')}`,
      bindings as never[],
    );
    const [{ Plan, ...times }] = plan.rows[0]['QUERY PLAN'];
    const text = JSON.stringify(Plan);
    const indexes = [...text.matchAll(/"Index Name":"([^"]+)"/g)].map((match) => match[1]);
    const kind = sql.includes('count(') ? 'count' : 'page ';
    const via = indexes.length > 0 ? indexes.join(' + ') : 'sequential scan';
    say(`  ${kind} ${(times['Planning Time'] + times['Execution Time']).toFixed(1).padStart(6)} ms  ${via}`);
  }
  const times: number[] = [];
  for (let n = 0; n < repeats; n += 1) {
    const start = performance.now();
    await service.call('GET', path, { as });
    times.push(performance.now() - start);
  }
  say(`  call  ${median(times).toFixed(1).padStart(6)} ms  median of ${repeats}`);
};
