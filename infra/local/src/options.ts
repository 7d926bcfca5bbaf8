import { StartProblem } from './report/start-problem';

/** The settings a person can give by environment variables. */
export interface StartSettings {
  port: number;
  dataDir: string;
  demo: boolean;
}

/**
 * Reads PORT (default 8080), DATA_DIR (default .data, below the root) and DEMO (1 or 0, default 1).
 * @throws StartProblem with the name of the invalid variable
 */
export const readSettings = (env: NodeJS.ProcessEnv): StartSettings => {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem(`PORT=${env.PORT} is not a port. Use a number from 1 to 65535.`);
  }
  const demo = env.DEMO || '1';
  if (demo !== '0' && demo !== '1') throw new StartProblem(`DEMO=${demo} is not valid. Use 1 or 0.`);
  return { port, dataDir: env.DATA_DIR || '.data', demo: demo === '1' };
};
