export { type Log, logToStderr } from './log';
export { type NatsOptions, startNats } from './nats';
export { freePort, freePorts } from './ports';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres';
export { findRoot } from './root';
export { type RunFile, type RunningProcess, readRunFile } from './run-file';
export type { RunningServer } from './running-server';
export { StartProblem } from './start-problem';
export { type Platform, type PlatformOptions, startPlatform } from './supervisor';
