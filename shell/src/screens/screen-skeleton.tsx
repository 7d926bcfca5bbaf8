import { Container, Skeleton, Stack, token, VisuallyHidden } from '@setu/ui';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears only after 150 ms, so that a screen that loads faster does not flicker. */
const Late = styled(Container)`
  padding-block: ${token.space[32]};
  animation: ${appear} ${token.motion.base} ${token.motion.ease} 150ms backwards;
`;

/** Shown while a screen loads. */
export function ScreenSkeleton() {
  return (
    <Late role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack $gap={24} aria-hidden="true">
        <Skeleton width="min(420px, 80%)" height="36px" />
        <Skeleton width="min(640px, 100%)" height="20px" />
        <Skeleton height="320px" />
      </Stack>
    </Late>
  );
}
