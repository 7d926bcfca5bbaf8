import { useEffect } from 'react';
import { useLate } from '../frame/use-late';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { PageTools } from './page-tools';

const loadTools = async () => (await import('./tools')).Tools;

interface LateToolsProps {
  tools: PageTools;
  loader: ScreenLoader;
}

/** The tools of people who may look behind the page; nobody else's browser fetches their code. */
export function LateTools(props: LateToolsProps) {
  const [late, ask] = useLate(loadTools);
  useEffect(ask, [ask]);
  return late.state === 'there' ? <late.Component {...props} /> : null;
}
