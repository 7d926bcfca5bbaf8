import { EventEmitter } from 'node:events';
import { StartProblem } from '../report/start-problem';

/** `starting` until it is ready for the first time; a crash after that does not change the state. */
type State = 'starting' | 'ready' | 'failed' | 'stopped';

/** The state of a supervised process. */
export interface ProcessState {
  current: () => State;
  enter: (state: State, problem?: StartProblem) => void;
  /** @throws StartProblem when the process fails or is stopped before it is ready */
  whenReady: () => Promise<void>;
}

/** @param name of the process, for messages */
export const makeProcessState = (name: string): ProcessState => {
  const events = new EventEmitter().setMaxListeners(0);
  let state: State = 'starting';
  let problem: StartProblem | undefined;
  return {
    current: () => state,
    enter: (next, reason) => {
      state = next;
      if (reason) problem = reason;
      events.emit('state');
    },
    whenReady: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (state === 'starting') return;
          events.off('state', check);
          if (state === 'ready') resolve();
          else reject(problem ?? new StartProblem(`${name} was stopped before it was ready`));
        };
        events.on('state', check);
        check();
      }),
  };
};
