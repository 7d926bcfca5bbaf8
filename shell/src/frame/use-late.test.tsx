import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { useLate } from './use-late';

const Here = () => <p>Here</p>;

function Place({ load }: { load: () => Promise<ComponentType> }) {
  const [kept] = useState(() => load);
  const [late, ask] = useLate(kept);
  return (
    <>
      <button type="button" onClick={ask}>
        Open
      </button>
      {late.state === 'there' ? <late.Component /> : <p>{late.state}</p>}
    </>
  );
}

test('code that cannot be had leaves the rest standing and may be asked for again', async () => {
  let failures = 1;
  const load = async () => {
    if (failures-- > 0) throw new Error('offline');
    return Here;
  };
  render(<Place load={load} />);
  const click = () => act(async () => void fireEvent.click(screen.getByText('Open')));
  screen.getByText('absent');
  await click();
  screen.getByText('failed');
  await click();
  screen.getByText('Here');
});
