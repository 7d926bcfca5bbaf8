import { useEffect } from 'react';
import { useLate } from './use-late';

const loadTooltips = async () => (await import('@setu/ui/tooltip')).Tooltips;

/** The tooltips; their code is fetched when a pointer or a key is used. */
export function Tooltips() {
  const [late, ask] = useLate(loadTooltips);
  useEffect(() => {
    const once = { once: true, passive: true };
    window.addEventListener('pointermove', ask, once);
    window.addEventListener('keydown', ask, once);
    return () => {
      window.removeEventListener('pointermove', ask);
      window.removeEventListener('keydown', ask);
    };
  }, [ask]);
  return late.state === 'there' ? <late.Component /> : null;
}
