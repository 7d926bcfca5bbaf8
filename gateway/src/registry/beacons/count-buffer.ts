import type { FailureStep } from '@setu/protocol';
import type { CountedVisitor } from '../../releases/visitor';

/** A visitor and the release that they got. */
export interface Meeting {
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
export type Happening = 'page' | 'failed' | 'prepare' | FailureStep;

/** The happenings of one visitor. */
interface Noted {
  isIssued: boolean;
  happenings: Set<Happening>;
}

/** The happenings of one release since the last write. */
export interface Counted {
  deployable: string;
  version: string;
  pages: number;
  /** By the visitor's key. */
  visitors: Map<string, Noted>;
}

/** Maximum number of visitors between two writes; for further ones only pages are counted. */
const visitorLimit = 20_000;

const isFailure = (happening: Happening) => happening !== 'page' && happening !== 'retry';

/** Whether a release finally failed for a visitor who may judge it. */
export const hasFailures = ({ visitors }: Counted): boolean =>
  [...visitors.values()].some(({ isIssued, happenings }) => isIssued && [...happenings].some(isFailure));

/** Collects happenings until they are written. */
export class CountBuffer {
  private counted = new Map<string, Counted>();
  private visitors = 0;

  private of(deployable: string, version: string): Counted {
    const key = `${deployable} ${version}`;
    const found = this.counted.get(key) ?? { deployable, version, pages: 0, visitors: new Map() };
    this.counted.set(key, found);
    return found;
  }

  private note({ visitors }: Counted, { key, isIssued }: CountedVisitor, happening: Happening) {
    const known = visitors.get(key);
    if (known) known.happenings.add(happening);
    else if (this.visitors < visitorLimit) {
      visitors.set(key, { isIssued, happenings: new Set([happening]) });
      this.visitors += 1;
    }
  }

  /** @param byVisitor false to count only the number of pages */
  add({ deployable, version, visitor }: Meeting, happening: Happening, byVisitor: boolean): void {
    const counted = this.of(deployable, version);
    if (happening === 'page') counted.pages += 1;
    if (byVisitor) this.note(counted, visitor(), happening);
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
      for (const [key, { isIssued, happenings }] of visitors)
        for (const happening of happenings) this.note(counted, { key, isIssued }, happening);
    }
  }
}
