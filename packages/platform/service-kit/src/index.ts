export { type RepeatedWork, type RunningWork, repeat } from './async/repeat';
export { withTimeLimit } from './async/time-limit';
export { addColumns } from './db/add-columns';
export { makeBaseModel, withColumns } from './db/base-model';
export { releaseBefore, replacedOf } from './db/baseline';
export { columnsIn } from './db/columns-in';
export { buildIndexes } from './db/concurrent-migrations';
export { makeDatabase } from './db/database';
export { type Clock, startDatabaseClock } from './db/database-clock';
export { makeDatabaseCheck } from './db/database-problem';
export { databaseRules, databaseSettings } from './db/database-settings';
export { type Migration, migrate, rollbackOne } from './db/migrate';
export { inOrder } from './db/migration-order';
export { migrateOnly, openMigrated, sessionUrlOf } from './db/open-migrated';
export { poolGauges } from './db/pool-gauges';
export { hasWords, searchWords } from './db/search-words';
export * from './errors';
export { type Broker, connectBroker } from './events/broker/broker';
export {
  type BrokerAccess,
  connectionOptions,
  NatsServers,
  natsRules,
  natsSettings,
} from './events/broker/broker-access';
export { gatewayPermissions } from './events/broker/broker-permissions';
export { type RunningConsumer, readsOf, startConsumer } from './events/consumer';
export { eraseAfter } from './events/erase-after';
export { consumerGauges } from './events/event-gauges';
export { type ConsumedEvent, type ConsumerDefinition, handleEvent, on, onAll } from './events/handle-event';
export type { RecordEvent } from './events/outbox';
export { projection } from './events/projection';
export { replayConsumer, republishAll, retryDeadLetters } from './events/recovery';
export { eventMigrations } from './events/tables';
export { newestRows, type ProjectedRow, upsertIfNewer } from './events/upsert-if-newer';
export { type Actor, actorOf, type SignedIn, type Visitor } from './http/caller/caller';
export { type Client, clientOf } from './http/caller/client';
export { networkOf } from './http/caller/network-of';
export { escapeHtml, Html, html } from './http/html';
export { bodyLimit } from './http/input/body';
export { fieldIssues } from './http/input/parse-input';
export { countTry } from './http/limits/count-try';
export { shedOverload } from './http/limits/shed-overload';
export { beginArrival, type Work, whileArriving, workOf } from './http/limits/work';
export { RawReply, Reply, type Route, rawRoute, route } from './http/routing/route';
export { makeRouter } from './http/routing/router';
export { accessLog } from './http/server/access-log';
export { type Check, health, probePaths } from './http/server/health';
export { type DatabaseErrorMap, problemOf, problems, writeProblem } from './http/server/problem';
export { requestId, requestIdHeader } from './http/server/request-id';
export { type Listening, listen, listenAsSet } from './http/server/serve';
export { allowSlowArrival } from './http/server/slow-clients';
export { makeSharedResults } from './load/shared-results';
export { makeWorkQueue } from './load/work-queue';
export { makeWorkerPool, type WorkerPool } from './load/worker-pool';
export { type Logger, makeLogger } from './observability/logger';
export { type Metrics, makeMetrics } from './observability/metrics';
export { addSampledGauges, type SampledGauge } from './observability/sampled-gauge';
export { ownDataRoute, ownRows } from './own-data/own-data';
export { boundedCount } from './paging/bounded-count';
export { decodeCursor, encodeCursor, Moment } from './paging/cursor';
export { keysetPage } from './paging/keyset-page';
export { newestFirst } from './paging/newest-first';
export { pageOf } from './paging/page-of';
export { type Page, pagedReply, type Total } from './paging/paged-reply';
export { CallerPrivateKey } from './process/caller-keys';
export { runConsumerCommand } from './process/consumer-command';
export { ServiceEnvironment } from './process/environment';
export { feature } from './process/feature';
export { joinFeatures } from './process/join-features';
export { kitMigrations } from './process/kit-migrations';
export { runMain } from './process/main';
export {
  type RunningService,
  type ServiceDefinition,
  type ServiceDeps,
  type ServiceParts,
  startService,
} from './process/service';
export { drainLimitMs, onStopSignal, type StopOptions } from './process/stop-signal';
export { eventRules } from './retention/event-rules';
export { batchRows, daysBefore, olderThan, type RetentionRule } from './retention/rule';
export { type RetentionPlace, removedLine, runRetention, type Sweep } from './retention/run-retention';
export { startRetention } from './retention/start-retention';
export { commaList, flag, portNumber } from './settings/kinds';
export { parseEnvironment, parseProcessEnvironment } from './settings/parse-environment';
export { publicUrlRule } from './settings/public-url';
export { demoPassword, modeSettings, serverSettings } from './settings/server-settings';
export { withRules } from './settings/setting-rules';
export { certificateProblem, isCertificateCode } from './tls/certificate-problem';
export { tlsRules } from './tls/server-certificate';
export { openTracing } from './tracing/open-tracing';
export { tracingSettings } from './tracing/settings';
export { traceQueries } from './tracing/trace-queries';
export { traceHeaders, traceOf, traceRequests } from './tracing/trace-requests';
export { traceWork } from './tracing/trace-work';
export { makeTracedLogger } from './tracing/traced-logger';
export type { Tracing } from './tracing/tracing';
