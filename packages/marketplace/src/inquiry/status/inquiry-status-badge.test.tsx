import type { InquiryStatus } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { InquiryStatusBadge } from './inquiry-status-badge';

test.each<[InquiryStatus, string]>([
  ['open', 'open'],
  ['in_progress', 'in progress'],
  ['meeting_scheduled', 'meeting scheduled'],
  ['withdrawn', 'withdrawn'],
])('the badge of %s shows %s', async (status, text) => {
  await renderScreen(<InquiryStatusBadge status={status} />);
  screen.getByText(text);
});
