import { useEffect } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { PageTools } from './page-tools';

const loadTools = async () => (await import('./tools')).Tools;

interface LateToolsProps {
  tools: PageTools;
  loader: ScreenLoader;
}

/** The tools of people who may look behind the page; nobody else's browser fetches their code. */
export function LateTools(props: LateToolsProps) {
  const [onDemand, request] = useOnDemand(loadTools);
  useEffect(request, [request]);
  return onDemand.state === 'loaded' ? <onDemand.Component {...props} /> : null;
}
