import { useEffect } from 'react';
import { useLate } from './use-late';

const loadTooltips = async () => (await import('@setu/ui/tooltip')).Tooltips;

/** The tooltips; their code is fetched when a pointer moves or a key is pressed. */
export function Tooltips() {
  const [late, ask] = useLate(loadTooltips);
  useEffect(() => {
    const until = new AbortController();
    const begin = () => {
      until.abort();
      ask();
    };
    // Browsers report a pointer that rests too, when a page appears under it.
    const handlePoint = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) begin();
    };
    const options = { signal: until.signal, passive: true };
    window.addEventListener('pointermove', handlePoint, options);
    window.addEventListener('keydown', begin, options);
    return () => until.abort();
  }, [ask]);
  return late.state === 'there' ? <late.Component /> : null;
}
