/** How long pages wait for what they are made of, ms. @param pageMs `PAGE_WAIT_MS`, from which all waits derive */
export const makePageWaits = (pageMs: number) => {
  const part = (share: number) => Math.ceil(pageMs * share);
  return {
    /** For the preparation of a page, then it comes without. */
    prepareMs: pageMs,
    /** For the rendering of a page, then the browser renders it. */
    renderMs: pageMs,
    /** For any one read. */
    readMs: part(0.8),
    /** For the site settings of this moment, then the page has those of some seconds ago. */
    settingsMs: part(0.1),
    /** For a process that rested, then the browser renders the page. */
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
