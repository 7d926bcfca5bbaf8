import type { SupervisedProcess } from './supervise-process';

/** Waits until a process is ready, and stops it when it does not become ready. @throws StartProblem as `whenReady` */
export const readyOrStopped = async (server: SupervisedProcess): Promise<void> => {
  try {
    await server.whenReady();
  } catch (error) {
    await server.stop();
    throw error;
  }
};
