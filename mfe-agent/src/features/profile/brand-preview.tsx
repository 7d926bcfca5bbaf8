import type { AgentProfile } from '@setu/contracts';
import { AgentCard } from '@setu/marketplace';
import { Button, Icon, Stack, Text, token } from '@setu/ui';
import { Eye } from '@setu/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';

const Root = styled(Stack)`
  align-items: flex-start;
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
`;

const Shown = styled(Stack)`
  width: 100%;
  max-width: 480px;
`;

/** Shows, on request, the card that brands see next to the agent's offers. */
export function BrandPreview({ profile }: { profile: AgentProfile }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root $gap={16}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={Eye} />
        {isOpen ? 'Hide the preview' : 'Preview what brands see'}
      </Button>
      <Shown $gap={8} id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <Text $size={14}>
              This is how brands see you beside your offers. Your usual commission is left out: each offer
              names its own.
            </Text>
            <AgentCard agent={profile} />
          </>
        ) : null}
      </Shown>
    </Root>
  );
}
