import type { InquiryView } from '@setu/contracts';
import { More } from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import { Skeleton, token } from '@setu/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

const { Component: TeamNotes, preload } = lazyComponent(() => import('./team-notes'), 'TeamNotes');

const Room = styled.div`
  margin-bottom: ${token.space[16]};
  padding: ${token.space[4]} ${token.space[16]};
  border: 1px dashed ${token.color['line-strong']};
  border-radius: ${token.radius.control};
`;

/** The team's notes, read when they are opened. */
function FoldedNotes({ inquiry }: { inquiry: InquiryView }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Room>
      <More label="Notes and labels of your team" onNear={preload} onOpen={() => setOpened(true)}>
        {isOpened ? (
          <Suspense fallback={<Skeleton height="240px" />}>
            <TeamNotes inquiry={inquiry} />
          </Suspense>
        ) : null}
      </More>
    </Room>
  );
}

/** The team's notes above the messages of a received inquiry; null for a visit, which the brand sent itself. */
export const aboveMessages = (inquiry: InquiryView) =>
  inquiry.kind === 'visit' ? null : <FoldedNotes key={inquiry.id} inquiry={inquiry} />;
