import { uiTiming } from './ui-timing';

test('toasts and tooltips have the times and limits of the specification', () => {
  expect(uiTiming).toEqual({
    toastDuration: 5_000,
    toastRemoveDelay: 1_000_000,
    toastSwipeThreshold: 50,
    toastLimit: 1,
    tooltipDelay: 700,
    tooltipSkipDelay: 300,
  });
});
