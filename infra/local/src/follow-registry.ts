import { deploymentsSubject, type PieceStatus } from '@setu/contracts';
import type { RegistryClient } from '@setu/release';
import type { Instances } from './instances';

const LOOK_EVERY_MS = 1_000;

interface Options {
  client: RegistryClient;
  instances: Instances;
  /** Gets what the registry says whenever it was asked. */
  onPieces: (pieces: PieceStatus[]) => void;
}

/** Asks the registry each second, and at once when gateways tell each other that something went live. */
export function followRegistry({ client, instances, onPieces }: Options): { stop(): Promise<void> } {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      // A gateway that is away, as while it restarts, says nothing: what was live stays.
      const pieces = await client.pieces().catch(() => undefined);
      if (pieces && !isStopped) onPieces(pieces);
    } while (isAskedAgain && !isStopped);
  };
  const ask = () => {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= look().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(ask, LOOK_EVERY_MS);
  instances.onMessage(deploymentsSubject, ask);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
