export { abortableSleep } from './async/sleep';
export { withTimeLimit } from './async/time-limit';
export { makeBaseModel } from './db/base-model';
export { buildIndexes } from './db/concurrent-migrations';
export { databaseAnswers, makeDatabase } from './db/database';
export { type Migration, migrate, rollbackOne } from './db/migrate';
export * from './errors';
export { type Broker, connectBroker } from './events/broker';
export { type RunningConsumer, startConsumer } from './events/consumer';
export { type ConsumedEvent, type ConsumerDefinition, handleEvent, on, onAll } from './events/handle-event';
export type { RecordEvent } from './events/outbox';
export { replayConsumer, republishAll, retryDeadLetters } from './events/recovery';
export { eventMigrations } from './events/tables';
export { newestRows, type ProjectedRow, upsertIfNewer } from './events/upsert-if-newer';
export { type Actor, actorOf, type SignedIn, type Visitor } from './http/caller/caller';
export { type Client, clientOf } from './http/caller/client';
export { networkOf } from './http/caller/network-of';
export { fieldIssues } from './http/input/parse-input';
export { countTry } from './http/limits/count-try';
export { shedOverload } from './http/limits/shed-overload';
export { RawReply, Reply, type Route, rawRoute, route } from './http/routing/route';
export { makeRouter } from './http/routing/router';
export { accessLog } from './http/server/access-log';
export { type Check, health, probePaths } from './http/server/health';
export { type DatabaseErrorMap, problemOf, problems, writeProblem } from './http/server/problem';
export { requestId, requestIdHeader } from './http/server/request-id';
export { allowSlowArrival, type Listening, listen } from './http/server/serve';
export { makeSharedResults } from './load/shared-results';
export { makeWorkQueue } from './load/work-queue';
export { makeWorkerPool, type WorkerPool } from './load/worker-pool';
export { type Logger, makeLogger } from './observability/logger';
export { type Metrics, makeMetrics } from './observability/metrics';
export { ownDataRoute, ownRows } from './own-data/own-data';
export { boundedCount } from './paging/bounded-count';
export { decodeCursor, encodeCursor, Moment } from './paging/cursor';
export { keysetPage } from './paging/keyset-page';
export { newestFirst } from './paging/newest-first';
export { pageOf } from './paging/page-of';
export { type Page, pagedReply, type Total } from './paging/paged-reply';
export { runConsumerCommand } from './process/consumer-command';
export { parseEnvironment, ServiceEnvironment } from './process/environment';
export { kitMigrations } from './process/kit-migrations';
export { runMain } from './process/main';
export {
  type RunningService,
  type ServiceDefinition,
  type ServiceDeps,
  type ServiceParts,
  startService,
} from './process/service';
export { onStopSignal } from './process/stop-signal';
export { eventRules } from './retention/event-rules';
export { batchRows, daysBefore, olderThan, type RetentionRule } from './retention/rule';
export { type RetentionPlace, removedLine, runRetention, type Sweep } from './retention/run-retention';
export { startRetention } from './retention/start-retention';
