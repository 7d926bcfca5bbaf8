/** Times of the interface, ms unless said. Source: specification, section 9. */
export const uiTiming = {
  /** A signed-out user on a dashboard is sent to sign in after this. */
  redirectDelay: 500,
  toastDuration: 5_000,
  /** A dismissed toast leaves memory after this. */
  toastRemoveDelay: 1_000_000,
  /** Pixels. */
  toastSwipeThreshold: 50,
  toastLimit: 1,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  /** Pause after the last key before a search runs. */
  searchDebounce: 300,
} as const;

/** Cards a loading list shows. */
export const skeletonCount = { brand: 3, grid: 6 } as const;

/** Entries of the listing's structured data. */
export const structuredDataLimit = 10;
