export { makeBaseModel } from './db/base-model';
export { decodeCursor, encodeCursor, Moment } from './db/cursor';
export { databaseAnswers, makeDatabase } from './db/database';
export { kitMigrations } from './db/kit-migrations';
export { type Migration, migrate, rollbackOne } from './db/migrate';
export { newestFirst } from './db/newest-first';
export { pageOf } from './db/page-of';
export * from './errors';
export { type Broker, connectBroker } from './events/broker';
export {
  type ConsumerDefinition,
  handleEvent,
  on,
  type RunningConsumer,
  startConsumer,
} from './events/consumer';
export type { RecordEvent } from './events/outbox';
export { replayConsumer, republishAll, retryDeadLetters } from './events/recovery';
export { eventMigrations } from './events/tables';
export { accessLog } from './http/access-log';
export { type Actor, actorOf, type SignedIn, type Visitor } from './http/caller';
export { type Client, clientOf } from './http/client';
export { countTry } from './http/count-try';
export { type Check, health, probePaths } from './http/health';
export { type Metrics, makeMetrics } from './http/metrics';
export { networkOf } from './http/network-of';
export { type Page, pagedReply } from './http/paged-reply';
export { fieldIssues } from './http/parse-input';
export { type DatabaseErrorMap, problemOf, problems, writeProblem } from './http/problem';
export { requestId, requestIdHeader } from './http/request-id';
export { RawReply, Reply, type Route, rawRoute, route } from './http/route';
export { makeRouter } from './http/router';
export { type Listening, listen } from './http/serve';
export { makeSharedResults } from './load/shared-results';
export { shedOverload } from './load/shed-overload';
export { makeWorkQueue } from './load/work-queue';
export { makeWorkerPool, type WorkerPool } from './load/worker-pool';
export { type Logger, makeLogger } from './logger';
export { runConsumerCommand } from './process/consumer-command';
export { parseEnvironment, ServiceEnvironment } from './process/environment';
export { runMain } from './process/main';
export {
  type RunningService,
  type ServiceDefinition,
  type ServiceDeps,
  type ServiceParts,
  startService,
} from './process/service';
export { onStopSignal } from './process/stop-signal';
export { withTimeLimit } from './process/time-limit';
export { eventRules } from './retention/event-rules';
export { batchRows, olderThan, type RetentionRule } from './retention/rule';
export { type RetentionPlace, removedLine, runRetention, type Sweep } from './retention/run-retention';
export { startRetention } from './retention/start-retention';
