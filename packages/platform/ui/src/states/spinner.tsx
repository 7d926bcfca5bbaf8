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
  /** What a screen reader says. */
  label?: string;
  /** px. */
  size?: number;
}

/** Something is under way: one kolam loop, drawn over and over. Takes the text colour around it. */
export function Spinner({ label = 'Loading', size = 20 }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} style={{ display: 'inline-flex' }}>
      <KolamLoop size={size} />
    </span>
  );
}

/** The whole page waits. Shows after a moment only, so that a quick answer does not flash. */
export function FullPageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Page>
      <Spinner label={label} size={48} />
    </Page>
  );
}
