import { retryLate } from '@setu/mfe-kit';
import { Container, ErrorState } from '@setu/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Called when the user wants the screen tried again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a screen that cannot be loaded, or throws, from taking the header and the session with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly handleRetry = () => {
    retryLate();
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
