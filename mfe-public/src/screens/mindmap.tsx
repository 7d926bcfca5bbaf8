import { Overview } from '../features/mindmap/overview';
import { SiteFooter } from '../shared/site-footer';

/** /mindmap */
export default function Mindmap() {
  return (
    <>
      <Overview />
      <SiteFooter />
    </>
  );
}
