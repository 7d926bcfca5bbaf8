import type { ScreenProps } from '@setu/mfe-kit';
import { DraftPage } from '../features/detail/draft-page';
import { SiteFooter } from '../shared/site-footer';

/** /franchises/drafts/:id */
export default function DraftPreview({ params }: ScreenProps) {
  const id = params.id ?? '';
  return (
    <>
      <div>
        <DraftPage key={id} id={id} />
      </div>
      <SiteFooter />
    </>
  );
}
