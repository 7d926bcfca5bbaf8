import type { Middleware } from 'koa';
import { withTimeLimit } from '../../async/time-limit';
import type { Metrics } from '../../observability/metrics';

/** One thing a process needs; rejects, answers false or takes longer than 2 s while it is not there. */
export interface Check {
  name: string;
  check: () => Promise<boolean>;
  /** False: the process works without it for a while (a broker), so it does not make it unready. */
  required: boolean;
}

/** What a check may take, ms: whoever asks for our health does not wait for ever, nor does the announcer. */
const checkTimeoutMs = 2_000;

/** Addresses that say how a process is. They answer under any load. */
export const probePaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

const outcome = async ({ check }: Check) => {
  try {
    return await withTimeLimit(check(), checkTimeoutMs);
  } catch {
    return false;
  }
};

const outcomes = (checks: readonly Check[]) =>
  Promise.all(checks.map(async (check) => ({ check, ok: await outcome(check) })));
const hasRequired = (results: readonly { check: Check; ok: boolean }[]) =>
  results.every(({ check, ok }) => ok || !check.required);

/** Whether everything is there that a process cannot do without. */
export const canServe = async (checks: readonly Check[]): Promise<boolean> =>
  hasRequired(await outcomes(checks));

/** GET /livez (the process answers), /readyz (it can serve: 503 while a required check fails or it drains), /metrics. */
export const health = (checks: readonly Check[], isDraining: () => boolean, metrics: Metrics): Middleware => {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/livez') {
      ctx.body = { status: 'ok' };
    } else if (ctx.path === '/readyz') {
      const results = await outcomes(checks);
      const isReady = !isDraining() && hasRequired(results);
      ctx.status = isReady ? 200 : 503;
      ctx.body = {
        status: isDraining() ? 'draining' : isReady ? 'ready' : 'not ready',
        checks: Object.fromEntries(results.map(({ check, ok }) => [check.name, ok])),
      };
    } else if (ctx.path === '/metrics') {
      ctx.type = metrics.registry.contentType;
      ctx.body = await metrics.registry.metrics();
    } else {
      return next();
    }
  };
};
