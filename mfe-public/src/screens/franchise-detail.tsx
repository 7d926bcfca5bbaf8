import type { ScreenProps } from '@setu/mfe-kit';
import { FranchisePage } from '../features/detail/franchise-page';
import { Inquire } from '../features/inquiry/inquire';
import { SiteFooter } from '../shared/site-footer';

/** /franchises/:id */
export default function FranchiseDetail({ params, isDemo = false }: ScreenProps) {
  const id = params.id ?? '';
  return (
    <>
      <div>
        <FranchisePage
          key={id}
          id={id}
          isDemo={isDemo}
          renderInquire={(franchise) => <Inquire franchise={franchise} />}
        />
      </div>
      <SiteFooter isTrayRaised />
    </>
  );
}
