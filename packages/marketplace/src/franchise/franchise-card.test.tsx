import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { aFranchise } from '../../test/builders';
import { FranchiseCard } from './franchise-card';

test('the card shows View Details when it has no action', async () => {
  const franchise = aFranchise({ territories: ['Pune'] });
  await renderScreen(<FranchiseCard franchise={franchise} />);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.textContent).toContain('View Details');
  expect(link?.getAttribute('href')).toBe(`/franchises/${franchise.id}`);
  screen.getByText('1 territory');
});

test('a placement is marked with an explanation', async () => {
  await renderScreen(<FranchiseCard franchise={aFranchise({ featured: true })} isPlacement />);
  const mark = screen.getByText('Featured').parentElement;
  expect(mark?.textContent).toContain('It says nothing about quality.');
});

test('a featured franchise is not marked when its place is not a placement', async () => {
  await renderScreen(<FranchiseCard franchise={aFranchise({ featured: true })} />);
  expect(screen.queryByText('Featured')).toBeNull();
});

test('the title is the link and the action is in the footer when the card has an action', async () => {
  const franchise = aFranchise();
  await renderScreen(<FranchiseCard franchise={franchise} action={<button type="button">Inquire</button>} />);
  expect(screen.getByRole('link', { name: franchise.title }).getAttribute('href')).toBe(
    `/franchises/${franchise.id}`,
  );
  screen.getByRole('button', { name: 'Inquire' });
  expect(screen.queryByText('View Details')).toBeNull();
});

test('only the card of a brand that keeps the reply promise has its mark', async () => {
  await renderScreen(<FranchiseCard franchise={aFranchise()} />);
  expect(screen.queryByText('Answers 90% within 24 hours')).toBeNull();
  await renderScreen(<FranchiseCard franchise={aFranchise({ brandKeepsReplyPromise: true })} />);
  screen.getByText('Answers 90% within 24 hours');
});

test('missing values are described and not shown as zero', async () => {
  await renderScreen(
    <FranchiseCard
      franchise={aFranchise({
        areaRequired: null,
        expectedROI: null,
        rating: null,
        reviewCount: 0,
        trainingIncluded: false,
      })}
    />,
  );
  screen.getByText('Not specified');
  screen.getByText('Not disclosed');
  screen.getByText('No reviews yet');
  expect(screen.queryByText('Training')).toBeNull();
});
