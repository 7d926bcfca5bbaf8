import { token } from '@setu/ui';
import { Tabs as Radix } from 'radix-ui';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAfterPaint } from '../states/use-after-paint';

/** The value of the tab that was pressed, until it is the chosen one. */
const Pressed = createContext<string | null>(null);

/**
 * Tabs with their panels; `value` and `onValueChange` bind them to the URL. A press is shown first. Then `onValueChange` is called, because
 * a slow phone may need half a second to render a panel.
 */
export function Tabs({ value, defaultValue, onValueChange, ...props }: Radix.TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const [pressed, setPressed] = useState<string | null>(null);
  const afterPaint = useAfterPaint();
  const handlePress = (next: string) => {
    setPressed(next);
    afterPaint(() => {
      setPressed(null);
      setOwn(next);
      onValueChange?.(next);
    });
  };
  return (
    <Pressed value={pressed}>
      <Radix.Root {...props} value={value ?? own} onValueChange={handlePress} />
    </Pressed>
  );
}

const Row = styled(Radix.List)`
  position: relative;
  display: flex;
  gap: ${token.space[4]};
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${token.color.line};
  /* A shadow at an edge with more content beyond it; a scrolling cover hides it when there is no more. */
  background:
    linear-gradient(to right, ${token.color.paper} 40%, transparent) left / 48px 100% no-repeat local,
    linear-gradient(to right, transparent, ${token.color.paper} 60%) right / 48px 100% no-repeat local,
    radial-gradient(farthest-side at left, ${token.color.shade}, transparent) left / 12px 100% no-repeat scroll,
    radial-gradient(farthest-side at right, ${token.color.shade}, transparent) right / 12px 100% no-repeat scroll;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const chosenIn = (row: HTMLElement): HTMLElement | null => row.querySelector('[aria-selected="true"]');

/** Scrolls the chosen tab to the middle of its row if possible. */
const centreChosen = (row: HTMLElement): void => {
  const chosen = chosenIn(row);
  if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
};

/** The row of tabs; scrolls sideways when the tabs do not fit, so that the selected tab is visible. */
export function TabList(props: Radix.TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current && chosenIn(row.current);
    if (!row.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    centreChosen(row.current);
  });
  useEffect(() => {
    const list = row.current;
    if (!list || typeof ResizeObserver === 'undefined') return;
    // After a phone is rotated, the chosen tab may be out of view.
    const observer = new ResizeObserver(() => centreChosen(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return <Row {...props} ref={row} />;
}

const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 48px;
  padding: 0 ${token.space[16]};
  color: ${token.color.muted};
  font-weight: 500;
  white-space: nowrap;
  transition: color ${token.motion.fast} ${token.motion.ease};

  &:hover,
  &:is([data-state='active'], [data-next]) {
    color: ${token.color.ink};
  }

  &:is([data-state='active'], [data-next]) {
    box-shadow: inset 0 -2px 0 ${token.color.peacock};
    font-weight: 600;
  }

  :has(> [data-next]) > &:not([data-next]) {
    box-shadow: none;
    color: ${token.color.muted};
    font-weight: 500;
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${token.radius.control};
  }

  &[data-pressed] {
    outline: none;
  }
`;

/**
 * One tab. Radix focuses a pressed tab by script, for which browsers show the focus ring. Here the ring is hidden until a
 * key is used.
 */
export function Tab(props: Radix.TabsTriggerProps) {
  const isNext = useContext(Pressed) === props.value;
  const [isPressed, setPressed] = useState(false);
  return (
    <Trigger
      {...props}
      {...(isPressed ? { 'data-pressed': '' } : {})}
      {...(isNext ? { 'data-next': '' } : {})}
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      // When the focus leaves for another window, it returns to the same tab.
      onBlur={({ currentTarget }) => setPressed(document.activeElement === currentTarget)}
    />
  );
}

/** The content of a tab. */
export const TabPanel = styled(Radix.Content)`
  padding-top: ${token.space[24]};

  &:focus-visible {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }
`;
