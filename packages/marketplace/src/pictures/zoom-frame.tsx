import { token } from '@setu/ui';
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** Zoom factor. */
const zoom = 2.5;

const Frame = styled.div<{ $isZoomed: boolean }>`
  height: min(72dvh, 720px);
  overflow: ${({ $isZoomed }) => ($isZoomed ? 'auto' : 'hidden')};
  overscroll-behavior: contain;
  border-radius: ${token.radius.control};
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'grab' : 'zoom-in')};
  scrollbar-width: none;

  > div {
    width: ${({ $isZoomed }) => ($isZoomed ? `${zoom * 100}%` : '100%')};
    height: ${({ $isZoomed }) => ($isZoomed ? `${zoom * 100}%` : '100%')};
  }
`;

interface ZoomFrameProps {
  isZoomed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A point of the frame, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}

/**
 * A picture that a double click or tap enlarges around its point. The enlarged picture can be moved by touch, wheel, arrow keys, or by
 * dragging it with the mouse.
 */
export function ZoomFrame({ isZoomed, onToggle, children }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const point = useRef<Point>({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !isZoomed) return;
    // The pressed point stays under the pointer.
    element.scrollLeft = element.clientWidth * (zoom - 1) * point.current.x;
    element.scrollTop = element.clientHeight * (zoom - 1) * point.current.y;
    element.focus({ preventScroll: true });
    point.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);

  const handleDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0 && box.height > 0)
      point.current = {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      };
    onToggle();
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    // Touch scrolls natively.
    if (!isZoomed || event.pointerType !== 'mouse' || event.buttons !== 1) return;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };
  return (
    <Frame
      ref={frame}
      $isZoomed={isZoomed}
      // Scrollable areas must be reachable by keyboard.
      tabIndex={isZoomed ? 0 : undefined}
      onDoubleClick={handleDoubleClick}
      onPointerMove={handlePointerMove}
      onDragStart={(event) => event.preventDefault()}
    >
      <div>{children}</div>
    </Frame>
  );
}
