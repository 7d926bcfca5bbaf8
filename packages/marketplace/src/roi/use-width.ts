import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width of an element as laid out, px, for drawings whose letters must not shrink.
 * @param otherwise the width where no layout exists
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
