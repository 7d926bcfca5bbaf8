import { useLocation } from 'react-router-dom';
import { ArticlePage } from '../features/article/article-page';
import { articleAt } from '../features/article/articles';
import { SiteFooter } from '../shared/site-footer';

/** /guide, /help, /privacy, /terms */
export default function ArticleScreen() {
  const article = articleAt(useLocation().pathname);
  if (!article) return null;
  return (
    <>
      <ArticlePage key={article.path} article={article} />
      <SiteFooter />
    </>
  );
}
