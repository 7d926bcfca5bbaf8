import { render, screen, within } from '@testing-library/react';
import { InquirySteps } from './inquiry-steps';

it('the line shows the current step and all others, done and pending', () => {
  render(<InquirySteps status="meeting_scheduled" />);
  const line = screen.getByRole('list', { name: 'Step 3 of 5: meeting scheduled' });
  const steps = within(line).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  expect(steps[1]?.textContent).toContain('In progress, done');
  expect(steps[4]?.textContent).toContain('Deal closed, to come');
});

it.each(['declined', 'withdrawn'] as const)('an inquiry that was %s has no line', (status) => {
  const { container } = render(<InquirySteps status={status} />);
  expect(container.textContent).toBe('');
});
