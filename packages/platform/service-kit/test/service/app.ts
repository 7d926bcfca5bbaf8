import Koa from 'koa';
import { caller } from '../../src/http/caller/caller';
import type { AnswerOnce } from '../../src/http/idempotency/answer-once';
import {
  accessLog,
  type DatabaseErrorMap,
  type Listening,
  listen,
  makeLogger,
  makeMetrics,
  makeRouter,
  problems,
  type Route,
  requestId,
} from '../../src/index';
import { type Callers, makeCallers } from './callers';
import { testTexts } from './test-texts';

export interface TestApp extends Listening {
  callers: Callers;
  /** Log entries written so far, parsed. */
  logged: () => Record<string, unknown>[];
}

interface AppOptions {
  routes: readonly Route[];
  isStrict?: boolean;
  constraints?: DatabaseErrorMap;
  /** By default, without a database, no replies are stored for idempotency keys. */
  answerOnce?: AnswerOnce;
  /** Public keys that are accepted in addition to that of `callers`, in the format of CALLER_PUBLIC_KEY. */
  furtherKeys?: readonly string[];
}

/** Only the HTTP part of a service: the middlewares around routes, without database and broker. */
export const startTestApp = async ({
  routes,
  isStrict = true,
  constraints,
  answerOnce = (_ctx, _endpoint, answer) => answer(),
  furtherKeys = [],
}: AppOptions): Promise<TestApp> => {
  const lines: string[] = [];
  const logger = makeLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const callers = makeCallers();
  const app = new Koa();
  app.use(requestId());
  app.use(accessLog(logger, makeMetrics('test')));
  app.use(problems(logger, testTexts.errors, constraints));
  app.use(
    caller(
      [callers.publicKey, ...furtherKeys].map((key) => Buffer.from(key, 'base64url').toString('utf8')),
      testTexts.roleNames,
    ),
  );
  for (const middleware of makeRouter({ routes, logger, isStrict, answerOnce, texts: testTexts }))
    app.use(middleware);
  const listening = await listen(app, 0, '127.0.0.1');
  return { ...listening, callers, logged: () => lines.map((line) => JSON.parse(line)) };
};
