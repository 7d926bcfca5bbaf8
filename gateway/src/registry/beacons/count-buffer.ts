import type { FailureStep } from '@setu/protocol';
import type { CountedVisitor } from '../../releases/visitor';

/** A visitor and the release that they got. */
export interface CountedCall {
  /** Name of the remote, the shell or the service. */
  deployable: string;
  version: string;
  /** Only called for a visitor who is counted; the key is hashed before it is stored. */
  visitor: () => CountedVisitor;
}

/**
 * What happened: a page was shown or a call answered; it failed finally; its server code failed to prepare a page; or the step that a
 * page reports after a failure. `prepare`, `fallback` and `error-panel` are final failures, `retry` is not.
 */
export type CountedEvent = 'page' | 'failed' | 'prepare' | FailureStep;

/** The events of one visitor. */
interface Noted {
  isIssued: boolean;
  countedEvents: Set<CountedEvent>;
}

/** The events of one release since the last write. */
export interface Counted {
  deployable: string;
  version: string;
  pages: number;
  /** By the visitor's key. */
  visitors: Map<string, Noted>;
}

/** Maximum number of visitors between two writes; for further ones only pages are counted. */
const visitorLimit = 20_000;

const isFailure = (countedEvent: CountedEvent) => countedEvent !== 'page' && countedEvent !== 'retry';

/** Whether a release finally failed for a visitor who may judge it. */
export const hasFailures = ({ visitors }: Counted): boolean =>
  [...visitors.values()].some(
    ({ isIssued, countedEvents }) => isIssued && [...countedEvents].some(isFailure),
  );

/** Collects events until they are written. */
export class CountBuffer {
  private counted = new Map<string, Counted>();
  private visitors = 0;

  private of(deployable: string, version: string): Counted {
    const key = `${deployable} ${version}`;
    const found = this.counted.get(key) ?? { deployable, version, pages: 0, visitors: new Map() };
    this.counted.set(key, found);
    return found;
  }

  private note({ visitors }: Counted, { key, isIssued }: CountedVisitor, countedEvent: CountedEvent) {
    const known = visitors.get(key);
    if (known) known.countedEvents.add(countedEvent);
    else if (this.visitors < visitorLimit) {
      visitors.set(key, { isIssued, countedEvents: new Set([countedEvent]) });
      this.visitors += 1;
    }
  }

  /** @param byVisitor false to count only the number of pages */
  add({ deployable, version, visitor }: CountedCall, countedEvent: CountedEvent, byVisitor: boolean): void {
    const counted = this.of(deployable, version);
    if (countedEvent === 'page') counted.pages += 1;
    if (byVisitor) this.note(counted, visitor(), countedEvent);
  }

  /** Returns everything collected, and starts empty. */
  take(): Counted[] {
    const taken = [...this.counted.values()];
    this.counted = new Map();
    this.visitors = 0;
    return taken;
  }

  /** Puts back counts that could not be written. */
  putBack(taken: readonly Counted[]): void {
    for (const { deployable, version, pages, visitors } of taken) {
      const counted = this.of(deployable, version);
      counted.pages += pages;
      for (const [key, { isIssued, countedEvents }] of visitors)
        for (const countedEvent of countedEvents) this.note(counted, { key, isIssued }, countedEvent);
    }
  }
}
