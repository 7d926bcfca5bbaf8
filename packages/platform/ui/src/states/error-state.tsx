import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Icon } from '../display/icon';
import { CloudOff, RotateCw } from '../icons/icons';
import { StatePanel } from './state-panel';

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  /** Retries; without it there is no Retry button. */
  onRetry?: () => void;
  busy?: boolean;
  /** Level of its heading, 3 by default; 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
}

/** Reports that something could not be loaded, with a Retry button. */
export function ErrorState({ title, children, onRetry, busy, level }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      mark={<Icon of={CloudOff} size={40} />}
      tone="wrong"
      title={title}
      level={level}
      action={
        onRetry ? (
          <Button variant="secondary" onClick={onRetry} busy={busy}>
            <Icon of={RotateCw} />
            Retry
          </Button>
        ) : null
      }
    >
      {children}
    </StatePanel>
  );
}
