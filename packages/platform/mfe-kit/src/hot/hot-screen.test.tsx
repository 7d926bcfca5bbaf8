import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HotScreen, makeStage, type Stage } from './hot-screen';

const props = { params: {}, search: new URLSearchParams() };

let opened = 0;
beforeEach(() => {
  opened = 0;
});

function Frame({ stage }: { stage: Stage }) {
  const [count] = useState(() => {
    opened += 1;
    return opened;
  });
  return (
    <div>
      <p>{`opened ${count}`}</p>
      <HotScreen stage={stage} props={props} />
    </div>
  );
}

test('the next version replaces a screen, and the components around it keep their state', () => {
  const stage = makeStage(() => <h1>Before</h1>);
  render(<Frame stage={stage} />);
  screen.getByRole('heading', { name: 'Before' });
  act(() => stage.swap(() => <h1>After</h1>));
  screen.getByRole('heading', { name: 'After' });
  screen.getByText('opened 1');
});

test('a screen that throws shows the error in its place, and the next version replaces it', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  const stage = makeStage(() => {
    throw new Error('not yet');
  });
  render(<HotScreen stage={stage} props={props} />);
  expect(screen.getByRole('alert').textContent).toContain('not yet');
  act(() => stage.swap(() => <h1>Mended</h1>));
  screen.getByRole('heading', { name: 'Mended' });
  silence.mockRestore();
});
