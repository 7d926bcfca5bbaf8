/** Timing of toasts and tooltips, ms unless another unit is given. Source: specification, section 9. */
export const uiTiming = {
  toastDuration: 5_000,
  /** Time after which a dismissed toast is removed from memory. */
  toastRemoveDelay: 1_000_000,
  /** In pixels. */
  toastSwipeThreshold: 50,
  /** Toasts on screen at once. */
  toastLimit: 1,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
} as const;
