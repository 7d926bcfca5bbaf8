/** The state of a remote on this page. */
export interface RemoteState {
  /** The version whose screen was last shown, or failed. */
  version: string;
  /** How its last screen was loaded; `error-panel`: it could not be shown. */
  step: 'none' | 'retry' | 'fallback' | 'error-panel';
}

export type RemoteStates = ReadonlyMap<string, RemoteState>;

/** Stores the states and notifies listeners. */
export const makeRemoteStates = () => {
  let states: RemoteStates = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => states,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note: (name: string, state: RemoteState) => {
      states = new Map([...states, [name, state]]);
      for (const listener of listeners) listener();
    },
  };
};
