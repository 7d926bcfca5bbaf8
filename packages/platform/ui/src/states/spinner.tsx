import styled, { keyframes } from 'styled-components';
import { token } from '../theme/tokens';
import { KolamLoop } from './kolam-loop';

const appear = keyframes`
  from { opacity: 0; }
`;

const Page = styled.div`
  display: grid;
  place-items: center;
  min-height: min(100dvh, 100vh);
  color: ${token.color.peacock};
  animation: ${appear} ${token.motion.slow} ${token.motion.ease} 150ms backwards;
`;

interface SpinnerProps {
  /** The accessible name. */
  label?: string;
  /** px. */
  size?: number;
}

/** Shows that something is loading, as an animated kolam loop in the current text colour. */
export function Spinner({ label = 'Loading', size = 20 }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} style={{ display: 'inline-flex' }}>
      <KolamLoop size={size} />
    </span>
  );
}

/** Shows that the whole page is loading. It appears after a short delay, so that it does not flash. */
export function FullPageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Page>
      <Spinner label={label} size={48} />
    </Page>
  );
}
