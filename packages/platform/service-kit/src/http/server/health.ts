import type { Middleware } from 'koa';
import { withTimeLimit } from '../../async/time-limit';
import type { Metrics } from '../../observability/metrics';

/** A dependency of the process. Its check rejects, returns false or times out while the dependency is unavailable. */
export interface Check {
  name: string;
  check: () => Promise<boolean>;
  /** False when the process works without it for a while, for example without a broker, and so stays ready. */
  required: boolean;
}

/**
 * Time limits for checks, ms. Optional dependencies must not delay the answer: load balancers wait about a second, so without a
 * broker all processes would seem to be down.
 */
const checkTimeoutMs = { required: 2_000, optional: 400 };

/** Paths of the probes. They are answered under any load. */
export const probePaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

const outcome = async ({ check, required }: Check) => {
  try {
    return await withTimeLimit(check(), required ? checkTimeoutMs.required : checkTimeoutMs.optional);
  } catch {
    return false;
  }
};

const outcomes = (checks: readonly Check[]) =>
  Promise.all(checks.map(async (check) => ({ check, ok: await outcome(check) })));
const hasRequired = (results: readonly { check: Check; ok: boolean }[]) =>
  results.every(({ check, ok }) => ok || !check.required);

/** Whether all required checks pass. */
export const canServe = async (checks: readonly Check[]): Promise<boolean> =>
  hasRequired(await outcomes(checks.filter(({ required }) => required)));

/** Updates the readiness metrics, so that Prometheus gets the same result as a probe. */
const noteReadiness = async (checks: readonly Check[], isDraining: () => boolean, metrics: Metrics) => {
  const results = await outcomes(checks);
  metrics.ready.set(!isDraining() && hasRequired(results) ? 1 : 0);
  for (const { check, ok } of results) metrics.checks.set({ check: check.name }, ok ? 1 : 0);
};

/** GET /livez (the process runs), /readyz (503 while a required check fails or the process drains), /metrics. */
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
      await noteReadiness(checks, isDraining, metrics);
      const { type, text } = await metrics.read(ctx.get('accept'));
      ctx.type = type;
      ctx.body = text;
    } else {
      return next();
    }
  };
};
