import { useEffect } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { PageTools } from './page-tools';

const loadDevTools = async () => (await import('./devtools')).DevTools;

interface LazyDevToolsProps {
  tools: PageTools;
  loader: ScreenLoader;
}

/** The developer tools, for users who may see them; no other browser fetches their code. */
export function LazyDevTools(props: LazyDevToolsProps) {
  const [onDemand, request] = useOnDemand(loadDevTools);
  useEffect(() => {
    request();
  }, [request]);
  return onDemand.state === 'loaded' ? <onDemand.Component {...props} /> : null;
}
