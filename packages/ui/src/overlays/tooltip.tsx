import { token } from '@setu/ui';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** How long the pointer rests before a tooltip opens, ms. */
export const TOOLTIP_DELAY = 700;
/** Within which the next one opens at once, ms. */
export const TOOLTIP_SKIP_DELAY = 300;

const appear = keyframes`
  from { opacity: 0; }
`;

const Content = styled(Radix.Content)`
  z-index: 70;
  max-width: min(280px, calc(100vw - ${token.space[16]}));
  padding: 6px ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color['on-fill']};
  font-size: ${token.text[14]};
  line-height: 1.4;
  animation: ${appear} ${token.motion.fast} ${token.motion.ease};
`;

/** Stands once around all tooltips, so that one soon after another opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/** A few words about the one control inside, on hover and focus. Never the only place of what one must know. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content sideOffset={6} collisionPadding={8}>
          {text}
          <Radix.Arrow width={10} height={5} fill={token.color.ink} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
