/** Where a program runs. */
export interface Machine {
  /** The address at which others reach it. */
  address: string;
  /** The network namespace that is this machine; none for the real one. */
  namespace?: string;
}

/** The real machine, reached from itself only. */
export const thisMachine: Machine = { address: '127.0.0.1' };
