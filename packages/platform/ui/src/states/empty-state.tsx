import type { ReactNode } from 'react';
import { DotGrid } from '../brand/dot-grid';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button for it. */
  action?: ReactNode;
  /** Level of its heading, 3 by default; 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
}

/** Shown when nothing exists yet, with the dots of a kolam without its line. */
export function EmptyState({ title, children, action, level }: EmptyStateProps) {
  return (
    <StatePanel mark={<DotGrid />} tone="quiet" title={title} level={level} action={action}>
      {children}
    </StatePanel>
  );
}
