import { RoiCalculator } from '@setu/marketplace';
import { ArticlePage } from '../features/article/article-page';
import { calculator } from '../features/article/articles';
import { SiteFooter } from '../shared/site-footer';

/** /calculator */
export default function CalculatorScreen() {
  return (
    <>
      <ArticlePage article={calculator} tool={<RoiCalculator level={2} />} />
      <SiteFooter />
    </>
  );
}
