import type { InquiryView } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Suspense } from 'react';

const { Component: TeamNotes } = lazyComponent(() => import('./team-notes'), 'TeamNotes');

/** What a brand has above the messages of an inquiry that it received; nothing for a visit, which it sent itself. */
export const aboveMessages = (inquiry: InquiryView) =>
  inquiry.kind === 'visit' ? null : (
    <Suspense fallback={null}>
      <TeamNotes key={inquiry.id} inquiry={inquiry} />
    </Suspense>
  );
