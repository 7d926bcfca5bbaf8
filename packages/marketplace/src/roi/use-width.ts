import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The layout width of an element, px, for drawings whose text must not shrink.
 * @param otherwise the width without a layout
 */
export const useWidth = (element: RefObject<Element | null>, otherwise: number): number => {
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.getBoundingClientRect().width || otherwise);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element, otherwise]);
  return width;
};
