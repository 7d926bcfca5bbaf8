import type { get{{Name}} } from '@setu/contracts';
import type { HandlerResult } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';

/** Answers who asked and when, until there is something better to answer. */
export const makeGet{{Name}} =
  ({ clock }: Pick<ServiceDeps, 'clock'>) =>
  (actor: SignedIn): HandlerResult<typeof get{{Name}}> => ({
    userId: actor.id,
    at: clock.now().toISOString(),
  });
