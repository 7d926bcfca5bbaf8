import type { InquiryView } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Suspense } from 'react';

const { Component: TeamNotes } = lazyComponent(() => import('./team-notes'), 'TeamNotes');

/** The team's notes above the messages of a received inquiry; null for a visit, which the brand sent itself. */
export const aboveMessages = (inquiry: InquiryView) =>
  inquiry.kind === 'visit' ? null : (
    <Suspense fallback={null}>
      <TeamNotes key={inquiry.id} inquiry={inquiry} />
    </Suspense>
  );
