import { designColours } from '@setu/ui/tokens';
import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { ScreenProps } from '../remote/define-remote';

type Screen = ComponentType<ScreenProps>;

const broken = {
  margin: '24px',
  padding: '16px',
  overflow: 'auto',
  border: `1px solid ${designColours.kumkum}`,
  borderRadius: '12px',
  background: designColours['kumkum-tint'],
  color: designColours.ink,
  fontSize: '14px',
  whiteSpace: 'pre-wrap',
} as const;

/** Shows the error in the screen's place until the next update. */
class Workbench extends Component<{ children: ReactNode }, { failure: string | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    return (
      <pre role="alert" style={broken}>
        {this.state.failure}
      </pre>
    );
  }
}

interface Shown {
  Screen: Screen;
  /** Number of earlier versions. */
  update: number;
}

/** Holds the current version of a screen. */
export interface Stage {
  subscribe: (listener: () => void) => () => void;
  shown: () => Shown;
  swap: (next: Screen) => void;
}

export const makeStage = (first: Screen): Stage => {
  let shown: Shown = { Screen: first, update: 0 };
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    swap: (next) => {
      shown = { Screen: next, update: shown.update + 1 };
      for (const listener of listeners) listener();
    },
  };
};

/** A screen that is replaced by its next version while the page around it stays. */
export function HotScreen({ stage, props }: { stage: Stage; props: ScreenProps }) {
  const { Screen, update } = useSyncExternalStore(stage.subscribe, stage.shown);
  return (
    <Workbench key={update}>
      <Screen {...props} />
    </Workbench>
  );
}
