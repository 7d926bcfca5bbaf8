/**
 * A tag of what events change: everything of a type (`catalog.franchise-updated.v1`), or one of its aggregates
 * (`catalog.franchise-updated.v1 <id>`).
 */
export type Tag = string;

/** The tag of an event type, or of one of its aggregates. */
export const tagOf = (type: string, subject?: string): Tag => (subject ? `${type} ${subject}` : type);

/** The tag of a read from a projection: its service consumes the event a moment later. */
export const projectionTagOf = (type: string): Tag => `~${type}`;

/** Times after an event at which projections of it count as changed, ms. */
const projectionDelaysMs = [1_000, 5_000];

/** Number of tags whose last change is stored; when one is dropped, everything older counts as changed. */
const maxKnown = 50_000;

/** Stores which tags changed, in order. */
export interface Changes {
  /** How many changes there were. */
  position: () => number;
  /** Whether one of these tags changed after that position. */
  hasChanged: (tags: readonly Tag[], after: number) => boolean;
  /** An event arrived. */
  note: (type: string, subject: string) => void;
  /** Events may have been missed: everything may have changed. */
  noteGap: () => void;
  /** Whether events arrive now. */
  isWatched: () => boolean;
  /** @param isWatched returns whether events arrive */
  watchBy: (isWatched: () => boolean) => void;
  stop: () => void;
}

export const makeChanges = (): Changes => {
  const last = new Map<Tag, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  let position = 0;
  /** The change up to which everything counts as changed. */
  let floor = 0;
  let isWatched = () => false;

  const set = (tag: Tag) => {
    last.delete(tag);
    last.set(tag, position);
    if (last.size <= maxKnown) return;
    const [oldest] = last;
    if (!oldest) return;
    last.delete(oldest[0]);
    floor = Math.max(floor, oldest[1]);
  };
  /** A further event of the type restarts the timers, so that the last event is also followed by a change. */
  const setLater = (type: string) => {
    for (const delay of projectionDelaysMs) {
      const id = `${type} ${delay}`;
      clearTimeout(timers.get(id));
      const timer = setTimeout(() => {
        timers.delete(id);
        position += 1;
        set(projectionTagOf(type));
      }, delay);
      timer.unref();
      timers.set(id, timer);
    }
  };
  return {
    position: () => position,
    hasChanged: (tags, after) => floor > after || tags.some((tag) => (last.get(tag) ?? 0) > after),
    note: (type, subject) => {
      position += 1;
      set(tagOf(type));
      set(tagOf(type, subject));
      setLater(type);
    },
    noteGap: () => {
      position += 1;
      floor = position;
    },
    isWatched: () => isWatched(),
    watchBy: (check) => {
      isWatched = check;
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
