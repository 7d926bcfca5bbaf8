import { token } from '@setu/ui';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Tabs with their panels; `value` and `onValueChange` bind them to the URL. */
export const Tabs = Radix.Root;

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
  &[data-state='active'] {
    color: ${token.color.ink};
  }

  &[data-state='active'] {
    box-shadow: inset 0 -2px 0 ${token.color.peacock};
    font-weight: 600;
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
  const [isPressed, setPressed] = useState(false);
  return (
    <Trigger
      {...props}
      {...(isPressed ? { 'data-pressed': '' } : {})}
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      // When the focus leaves for another window, it returns to the same tab.
      onBlur={({ currentTarget }) => setPressed(document.activeElement === currentTarget)}
    />
  );
}

const Panel = styled(Radix.Content)`
  /* Its content comes after the press is shown. Without a height, the page would scroll, and the footer would move twice. */
  min-height: 100vh;
  padding-top: ${token.space[24]};

  &:has(> *) {
    min-height: 0;
  }

  &:focus-visible {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }
`;

interface AfterPressProps {
  /** Whether the panel was there before, so that a press has opened it. */
  wasThere: RefObject<boolean>;
  children?: ReactNode;
}

/**
 * Content that is rendered after the frame that shows the press. In one task, not as a deferred value: between two slices of that, a frame
 * computes the styles of the page again, which took longer than the content.
 */
function AfterPress({ wasThere, children }: AfterPressProps) {
  const [isShown, setShown] = useState(() => !wasThere.current);
  useEffect(() => {
    if (isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isShown ? children : null;
}

/** The content of a tab. A press first shows the chosen tab, and then its content, whose rendering may take longer. */
export function TabPanel({ children, ...props }: Radix.TabsContentProps) {
  const wasThere = useRef(false);
  useEffect(() => {
    wasThere.current = true;
  }, []);
  return (
    <Panel {...props}>
      <AfterPress wasThere={wasThere}>{children}</AfterPress>
    </Panel>
  );
}
