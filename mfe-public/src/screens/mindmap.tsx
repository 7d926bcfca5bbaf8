import { Overview } from '../features/mindmap/overview';
import { SiteFooter } from '../footer/site-footer';

/** /mindmap */
export default function Mindmap() {
  return (
    <>
      <Overview />
      <SiteFooter />
    </>
  );
}
