import type { ReactNode } from 'react';
import { DotGrid } from '../brand/dot-grid';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** Level of its heading, 3 unless said: 1 where the state is the whole page. */
  level?: 1 | 2 | 3;
}

/** Nothing here yet: a kolam that has its dots and waits for its line. */
export function EmptyState({ title, children, action, level }: EmptyStateProps) {
  return (
    <StatePanel mark={<DotGrid />} tone="quiet" title={title} level={level} action={action}>
      {children}
    </StatePanel>
  );
}
