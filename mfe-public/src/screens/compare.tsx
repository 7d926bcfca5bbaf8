import type { ScreenProps } from '@setu/mfe-kit';
import { Compare } from '../features/compare/compare';
import { SiteFooter } from '../shared/site-footer';

/** /compare */
export default function CompareScreen({ search }: ScreenProps) {
  return (
    <>
      <Compare search={search} />
      <SiteFooter />
    </>
  );
}
