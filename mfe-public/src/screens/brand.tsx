import type { ScreenProps } from '@setu/mfe-kit';
import { BrandScreen } from '../features/brand/brand-screen';
import { SiteFooter } from '../shared/site-footer';

/** /brands/:slug */
export default function Brand({ params }: ScreenProps) {
  const slug = params.slug ?? '';
  return (
    <>
      <div>
        <BrandScreen key={slug} slug={slug} />
      </div>
      <SiteFooter isTrayRaised />
    </>
  );
}
