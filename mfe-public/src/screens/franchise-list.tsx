import type { ScreenProps } from '@setu/mfe-kit';
import { Listing } from '../features/listing/listing';
import { SiteFooter } from '../shared/site-footer';

/** /franchises */
export default function FranchiseList({ search }: ScreenProps) {
  return (
    <>
      <Listing search={search} />
      <SiteFooter />
    </>
  );
}
