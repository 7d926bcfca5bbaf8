/** The size of a dialog in the window, px. */
export type DialogSize = {
  readonly height: number;
  /** Height of the visible part of its body, and of the whole body. */
  readonly seen: number;
  readonly body: number;
  /** Problems in any engine, one sentence each. */
  readonly faults: readonly string[];
};

/** Measures the newest dialog. Runs in the page. */
export const measureDialog = (): DialogSize => {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    .filter((element) => element.getClientRects().length > 0)
    .at(-1);
  if (!dialog) return { height: 0, seen: 0, body: 0, faults: ['there is no dialog'] };
  const panel = dialog.getBoundingClientRect();
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const middle = [...dialog.children].find(scrolls) ?? dialog;
  const { top, bottom } = middle.getBoundingClientRect();
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  expect(panel.top >= -1 && panel.bottom <= innerHeight + 1, 'the panel is not inside of the window');
  expect(panel.left >= -1 && panel.right <= innerWidth + 1, 'the panel is wider than the window');
  if (document.documentElement.scrollWidth > innerWidth) {
    const furthest = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .sort((one, other) => other.right - one.right)
      .slice(0, 3)
      .map(
        ({ element, right }) =>
          `${element.tagName} to ${right} px: ${element.textContent?.trim().slice(0, 40)}`,
      );
    faults.push(`the page scrolls sideways: ${furthest.join('; ')}`);
  }
  expect(middle.scrollWidth <= middle.clientWidth + 1, 'the body scrolls sideways');
  for (const control of dialog.querySelectorAll<HTMLElement>('h2, button')) {
    const { width, height, top: above, bottom: below, left, right } = control.getBoundingClientRect();
    if (middle !== dialog && middle.contains(control)) continue;
    if (width === 0 || height === 0) continue;
    const isInside = above >= -1 && below <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
    expect(isInside, `“${control.textContent?.trim() || control.ariaLabel}” is outside of the window`);
  }
  const seen = Math.round(Math.min(Math.min(bottom, innerHeight) - Math.max(top, 0), middle.scrollHeight));
  const body = middle.scrollHeight;
  const hasRoom = panel.height < innerHeight / 2;
  expect(
    seen >= body - 1 || !hasRoom,
    `${seen} of ${body} px of the body can be seen, and the window has room`,
  );
  return {
    height: Math.round(panel.height),
    seen,
    body,
    faults,
  };
};
