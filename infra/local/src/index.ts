export type { Log } from './log';
export { type NatsOptions, startNats } from './nats';
export { freePort, freePorts } from './ports';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres';
export type { RunningServer } from './running-server';
export { StartProblem } from './start-problem';
