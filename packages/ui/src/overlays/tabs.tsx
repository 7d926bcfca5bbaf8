import { token } from '@setu/ui';
import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Tabs with their panels; `value` and `onValueChange` tie them to the URL. */
export const Tabs = Radix.Root;

const Row = styled(Radix.List)`
  position: relative;
  display: flex;
  gap: ${token.space[4]};
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${token.color.line};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** The row of tabs; scrolls sideways where there is no room, so that the chosen one is in sight. */
export function TabList(props: Radix.TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;
    if (!row.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  });
  return <Row {...props} ref={row} />;
}

/** One tab. */
export const Tab = styled(Radix.Trigger)`
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
`;

/** What a tab shows. */
export const TabPanel = styled(Radix.Content)`
  padding-top: ${token.space[24]};

  &:focus-visible {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }
`;
