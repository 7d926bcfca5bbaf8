import { retryFailedChunks } from '@setu/mfe-kit';
import { Container, ErrorState } from '@setu/ui';
import { Component, type ReactNode } from 'react';
import { markHydrated } from '../page/mark-hydrated';

interface ScreenBoundaryProps {
  /** The screen's address; a new one resets the failure. */
  place: string;
  /** Called with the error. @returns whether another release is loading instead */
  onFailure: (error: unknown) => boolean;
  /** Called when the user retries. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the header and the session working when a screen cannot be loaded or throws. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    markHydrated();
    if (!this.props.onFailure(error)) return;
    retryFailedChunks();
    this.setState({ hasFailed: false });
  }

  override componentDidUpdate({ place }: ScreenBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.handleRetry();
  }

  readonly handleRetry = () => {
    retryFailedChunks();
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Container style={{ paddingBlock: '48px' }}>
        <ErrorState level={1} title="This part of the page could not be shown" onRetry={this.handleRetry}>
          The rest of the site works. Try again, or go on with something else and come back.
        </ErrorState>
      </Container>
    );
  }
}
