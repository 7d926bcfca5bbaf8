import { RoiCalculator } from '@setu/marketplace';
import type { ScreenProps } from '@setu/mfe-kit';
import { ArticlePage } from '../features/article/article-page';
import { calculator } from '../features/article/articles';
import { SiteFooter } from '../shared/site-footer';

/** /calculator */
export default function CalculatorScreen({ search }: ScreenProps) {
  return (
    <>
      <ArticlePage
        article={calculator}
        tool={<RoiCalculator level={2} search={search} key={search.toString()} />}
      />
      <SiteFooter />
    </>
  );
}
