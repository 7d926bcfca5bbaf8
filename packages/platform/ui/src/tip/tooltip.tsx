import { token } from '@setu/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { type ShownTip, watchTips } from './watch-tips';

/** Minimum distance from the edges of the window, px. */
const marginPx = 8;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Touches the element that it describes, so that the pointer can move from there to the text. */
const Bubble = styled.div`
  position: fixed;
  z-index: 100;
  max-width: min(280px, calc(100vw - ${token.space[16]}));
  padding-block: 6px;
  /* A modal dialog disables pointer events everywhere else. */
  pointer-events: auto;
  animation: ${appear} ${token.motion.fast} ${token.motion.ease};
`;

const Words = styled.div`
  padding: 6px ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color['on-fill']};
  font-size: ${token.text[14]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Places it above the middle of its element if it fits, else below. */
const place = (bubble: HTMLElement, anchor: HTMLElement) => {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = bubble;
  const mostLeft = document.documentElement.clientWidth - offsetWidth - marginPx;
  style.left = `${Math.max(marginPx, Math.min(left + width / 2 - offsetWidth / 2, mostLeft))}px`;
  style.top = `${top - offsetHeight < 0 ? bottom : top - offsetHeight}px`;
};

/**
 * The tooltips of the page, rendered once in its frame. Elements set theirs with `tip()`.
 * Times: specification, section 9.
 */
export function Tooltips() {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return watchTips(setShown);
  }, []);
  useLayoutEffect(() => {
    if (shown && bubble.current) place(bubble.current, shown.anchor);
  }, [shown]);
  if (!shown) return null;
  return createPortal(
    // A press on the tooltip must not count as a press outside a dialog, which would close the dialog.
    <Bubble ref={bubble} role="tooltip" onPointerDown={(event) => event.stopPropagation()}>
      <Words>{shown.words}</Words>
    </Bubble>,
    document.body,
  );
}
