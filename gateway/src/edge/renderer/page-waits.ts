/** Timeouts of the parts of a page, ms. @param pageMs `PAGE_WAIT_MS`, from which all timeouts derive */
export const makePageWaits = (pageMs: number) => {
  const part = (share: number) => Math.ceil(pageMs * share);
  return {
    /** Preparation of a page; after it, the page is sent unprepared. */
    prepareMs: pageMs,
    /** Rendering of a page; after it, the browser renders the page. */
    renderMs: pageMs,
    /** Each read. */
    readMs: part(0.8),
    /** Current site settings; after it, the page has those of some seconds ago. */
    settingsMs: part(0.1),
    /** Start of a resting process; after it, the browser renders the page. */
    wakeMs: pageMs,
    /** Pages stop waiting for a process that has not answered for this time. */
    unresponsiveMs: part(1 / 3),
    /** A process that has not answered for this time is killed. */
    hangMs: part(4 / 3),
    /** A process must start and evaluate the release's module within this time. */
    loadMs: part(20 / 3),
    /** New releases wait this long for their processes. Pages of a slower one come unprepared; other pages do not wait. */
    openMs: part(2),
  };
};

export type PageWaits = ReturnType<typeof makePageWaits>;
