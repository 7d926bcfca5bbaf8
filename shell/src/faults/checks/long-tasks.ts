/** A task that blocked the page; times by the page's clock, ms. */
export interface LongTask {
  startTime: number;
  duration: number;
}

/** Calls `found` for each task that blocks the page for at least `minMs`, in browsers that report long tasks. */
export const watchLongTasks = (minMs: number, found: (task: LongTask) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) if (task.duration >= minMs) found(task);
  }).observe({ type: 'longtask' });
};
