import type { FranchiseDraftView } from '@setu/contracts';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Heading, Opened, RetryNotice, Stack, Text, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { myFranchiseDrafts } from '../../../shared/franchise-drafts.queries';
import { DraftCard } from './draft-card';

const { Component: DeleteDraftDialog } = lazyComponent(
  () => import('./delete-draft-dialog'),
  'DeleteDraftDialog',
);

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${token.space[24]};
`;

interface DraftsProps {
  onContinue: (id: string) => void;
  /** Called when a form is likely to be opened soon. */
  onFormNear: () => void;
}

/** The drafts of the brand, above its franchises; hidden when there are none. */
export function Drafts({ onContinue, onFormNear }: DraftsProps) {
  const drafts = useQuery(myFranchiseDrafts());
  const [leaving, setLeaving] = useState<FranchiseDraftView | null>(null);
  useUnauthorized(drafts.error);

  return (
    <>
      <RetryNotice text="Your drafts could not be loaded." reads={[drafts]} />
      {drafts.data?.length ? (
        <Stack as="section" aria-label="Drafts" $gap={12} style={{ marginBottom: 32 }}>
          <div>
            <Heading level={3}>Drafts</Heading>
            <Text $size={14} $tone="muted">
              Only you can see them, until you publish them.
            </Text>
          </div>
          <Cards>
            {drafts.data.map((draft) => (
              <li key={draft.id}>
                <DraftCard
                  draft={draft}
                  onContinue={() => onContinue(draft.id)}
                  onContinueNear={onFormNear}
                  onDelete={() => setLeaving(draft)}
                />
              </li>
            ))}
          </Cards>
        </Stack>
      ) : null}
      {leaving ? (
        <Opened>
          <DeleteDraftDialog draft={leaving} onClose={() => setLeaving(null)} />
        </Opened>
      ) : null}
    </>
  );
}
