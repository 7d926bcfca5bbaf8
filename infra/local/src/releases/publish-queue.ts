import { type Log, waitUnlessAborted } from '@setu/dev-servers';
import { isRegistryAway, type RegistryClient } from '@setu/registry-client';
import { publishBuilds } from './publish-builds';

const retryAfterMs = 500;

/** Rebuilt deployables that wait to be published. */
export interface PublishQueue {
  /** Adds the new build in this folder. */
  add: (folder: string) => void;
  stop: () => Promise<void>;
}

/** Makes development builds live, one after another. Waits while the gateway restarts. */
export const makePublishQueue = (client: RegistryClient, log: Log): PublishQueue => {
  const due = new Set<string>();
  const stopping = new AbortController();
  let work: Promise<void> | undefined;

  const publish = async (folder: string): Promise<void> => {
    try {
      await publishBuilds({ client, folders: [folder], occasion: 'development', log });
    } catch (error) {
      // The gateway does not answer while it restarts.
      if (!isRegistryAway(error)) {
        log(`${folder} is not published: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
      due.add(folder);
      await waitUnlessAborted(retryAfterMs, stopping.signal);
    }
  };

  const run = async (): Promise<void> => {
    for (const folder of due) {
      if (stopping.signal.aborted) return;
      due.delete(folder);
      await publish(folder);
    }
    // At once, so that a folder that is added now starts a new run.
    work = undefined;
  };

  return {
    add(folder) {
      due.add(folder);
      work ??= run();
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
};
