import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { aFranchise } from '../../test/builders';
import { FranchiseCard } from './franchise-card';

test('without an action of its own the card leads to View Details', async () => {
  const franchise = aFranchise({ territories: ['Pune'] });
  await renderScreen(<FranchiseCard franchise={franchise} />);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.textContent).toContain('View Details');
  expect(link?.getAttribute('href')).toBe(`/franchises/${franchise.id}`);
  screen.getByText('1 territory');
});

test('a placement is marked, with what the mark means', async () => {
  await renderScreen(<FranchiseCard franchise={aFranchise({ featured: true })} isPlacement />);
  const mark = screen.getByText('Featured').parentElement;
  expect(mark?.textContent).toContain('It says nothing about quality.');
});

test('a featured franchise at its own place in a list is not marked', async () => {
  await renderScreen(<FranchiseCard franchise={aFranchise({ featured: true })} />);
  expect(screen.queryByText('Featured')).toBeNull();
});

test('with an action the title is the link and the action stands in the foot', async () => {
  const franchise = aFranchise();
  await renderScreen(<FranchiseCard franchise={franchise} action={<button type="button">Inquire</button>} />);
  expect(screen.getByRole('link', { name: franchise.title }).getAttribute('href')).toBe(
    `/franchises/${franchise.id}`,
  );
  screen.getByRole('button', { name: 'Inquire' });
  expect(screen.queryByText('View Details')).toBeNull();
});

test('what a brand left out is said, not shown as zero', async () => {
  await renderScreen(
    <FranchiseCard
      franchise={aFranchise({ areaRequired: null, expectedROI: null, rating: null, trainingIncluded: false })}
    />,
  );
  screen.getByText('Not specified');
  screen.getByText('Not disclosed');
  screen.getByText('New');
  expect(screen.queryByText('Training')).toBeNull();
});
