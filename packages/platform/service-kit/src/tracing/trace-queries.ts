import type { Knex } from 'knex';
import type { OpenSpan, Tracing } from './tracing';

interface Query {
  /** Absent for BEGIN and COMMIT, whose replies Knex does not report. */
  __knexQueryUid?: string;
  sql: string;
}

/** Longest statement in a span, characters. */
const maxStatement = 2_000;

/** The statement with placeholders. Literal values in the text are hidden too. */
const statementOf = (sql: string): string => sql.replace(/'(?:[^']|'')*'/g, '?').slice(0, maxStatement);

/** The verb of a statement, and the table that it names first. */
const summaryOf = (sql: string) => {
  const operation = /^\s*\(*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql)?.[1];
  return { operation, table };
};

/**
 * Records a span for each statement that runs within a recorded span, also in transactions, which report to their database. A span
 * never contains values. A commit has no span: its time follows the last statement of its transaction.
 */
export const traceQueries = (db: Knex, tracing: Tracing): void => {
  const running = new Map<string, ReturnType<Tracing['startSpan']>>();
  const end = ({ __knexQueryUid: id }: Query, note?: (span: OpenSpan) => void) => {
    const span = id === undefined ? undefined : running.get(id);
    if (!span || id === undefined) return;
    running.delete(id);
    note?.(span);
    span.end();
  };
  db.on('query', ({ __knexQueryUid: id, sql }: Query) => {
    if (id === undefined || !tracing.active()?.isSampled) return;
    const { operation, table } = summaryOf(sql);
    const span = tracing.startSpan({
      name: table ? `${operation} ${table}` : operation,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table ? { 'db.collection.name': table } : {}),
        'db.query.text': statementOf(sql),
      },
    });
    running.set(id, span);
  });
  db.on('query-response', (_reply: unknown, query: Query) => end(query));
  db.on('query-error', (error: Error & { code?: string }, query: Query) =>
    end(query, (span) => span.fail(error.code ?? error.constructor.name)),
  );
};
