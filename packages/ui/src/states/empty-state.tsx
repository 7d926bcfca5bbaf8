import type { ReactNode } from 'react';
import { DotGrid } from '../brand/dot-grid';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** Nothing here yet: a kolam that has its dots and waits for its line. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StatePanel mark={<DotGrid />} tone="quiet" title={title} action={action}>
      {children}
    </StatePanel>
  );
}
