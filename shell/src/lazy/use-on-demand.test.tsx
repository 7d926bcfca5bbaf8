import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { useOnDemand } from './use-on-demand';

const Here = () => <p>Here</p>;

function Place({ load }: { load: () => Promise<ComponentType> }) {
  const [kept] = useState(() => load);
  const [onDemand, request] = useOnDemand(kept);
  return (
    <>
      <button type="button" onClick={request}>
        Open
      </button>
      {onDemand.state === 'loaded' ? <onDemand.Component /> : <p>{onDemand.state}</p>}
    </>
  );
}

test('useOnDemand reports a failed load, and loads the component when it is requested again', async () => {
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
