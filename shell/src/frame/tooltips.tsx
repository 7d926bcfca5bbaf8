import { useEffect } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';

const loadTooltips = async () => (await import('@setu/ui/tooltip')).Tooltips;

/** The tooltips; their code is lazy-loaded when a pointer moves or a key is pressed. */
export function Tooltips() {
  const [onDemand, request] = useOnDemand(loadTooltips);
  useEffect(() => {
    const until = new AbortController();
    const begin = () => {
      until.abort();
      request();
    };
    // Browsers also report a resting pointer when a page appears under it.
    const handlePoint = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) begin();
    };
    const options = { signal: until.signal, passive: true };
    window.addEventListener('pointermove', handlePoint, options);
    window.addEventListener('keydown', begin, options);
    return () => until.abort();
  }, [request]);
  return onDemand.state === 'loaded' ? <onDemand.Component /> : null;
}
