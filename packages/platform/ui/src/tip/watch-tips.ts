import { tipAttribute, tipWhenCutAttribute } from '@setu/ui';
import { uiTiming } from '../theme/ui-timing';

/** The text of a tooltip and its element. */
export interface ShownTip {
  anchor: HTMLElement;
  words: string;
}

const tips = `[${tipAttribute}], [${tipWhenCutAttribute}]`;
/** Keys that move the focus. Focus by other means opens no tooltip. */
const focusKeys = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Maximum length of a truncated text that is shown in a tooltip, characters. */
const mostOfCut = 300;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

const wordsOf = (anchor: HTMLElement): string | null => {
  const words = anchor.getAttribute(tipAttribute);
  if (words !== null || !isCut(anchor)) return words;
  return anchor.textContent.length > mostOfCut ? null : anchor.textContent;
};

const isBubble = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(tips) : null;

/** The element under the pointer, ignoring links that are stretched over their card. */
const tipUnder = ({ target, clientX, clientY }: PointerEvent): HTMLElement | null => {
  const own = tipOf(target);
  if (own || !(target instanceof Element)) return own;
  const card = target.closest('a')?.offsetParent;
  if (!card) return null;
  return tipOf(
    document.elementsFromPoint(clientX, clientY).find((each) => card.contains(each) && tipOf(each)) ?? null,
  );
};

/**
 * Decides for the whole page which tooltip is shown: after the pointer has rested, at once when another tooltip was shown just before
 * or the element has keyboard focus, and when a disabled button is pressed. On touch, only the last case applies. Escape closes only
 * the tooltip.
 * @param show called with each change; null closes
 * @returns a function that stops it
 */
export const watchTips = (show: (tip: ShownTip | null) => void): (() => void) => {
  const watch = new AbortController();
  let anchor: HTMLElement | null = null;
  let isOpen = false;
  let isByFocus = false;
  let isByKey = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(opening);
    if (!isOpen) return;
    isOpen = false;
    closedAt = Date.now();
    show(null);
  };
  const open = () => {
    const words = anchor?.isConnected ? wordsOf(anchor) : null;
    if (!anchor || !words) return;
    isOpen = true;
    show({ anchor, words });
  };
  const goTo = (next: HTMLElement | null) => {
    close();
    anchor = next;
  };

  const handlePoint = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || isBubble(event.target)) return;
    const next = tipUnder(event);
    if (next === anchor || (next === null && isByFocus)) return;
    goTo(next);
    isByFocus = false;
    if (Date.now() - closedAt <= uiTiming.tooltipSkipDelay) open();
    else opening = setTimeout(open, uiTiming.tooltipDelay);
  };
  const handlePress = (event: PointerEvent) => {
    isByKey = false;
    if (!isBubble(event.target)) close();
  };
  const handleClick = ({ target }: MouseEvent) => {
    const pressed = tipOf(target);
    if (pressed?.ariaDisabled !== 'true') return close();
    goTo(pressed);
    open();
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const next = isByKey ? tipOf(target) : null;
    if (!next && !isByFocus) return;
    goTo(next);
    isByFocus = next !== null;
    open();
  };
  const handleBlur = () => {
    if (isByFocus) goTo(null);
    isByFocus = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    isByKey = focusKeys.includes(event.key);
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const handleMove = () => {
    if (isOpen) open();
  };

  const on = { signal: watch.signal, capture: true, passive: true };
  window.addEventListener('pointermove', handlePoint, on);
  window.addEventListener('pointerdown', handlePress, on);
  window.addEventListener('click', handleClick, on);
  window.addEventListener('focusin', handleFocus, on);
  window.addEventListener('focusout', handleBlur, on);
  window.addEventListener('keydown', handleKey, on);
  window.addEventListener('scroll', handleMove, on);
  window.addEventListener('resize', handleMove, on);
  return () => {
    clearTimeout(opening);
    watch.abort();
  };
};
