import { ArticlePage } from '../features/article/article-page';
import { contact } from '../features/article/articles';
import { ContactForm } from '../features/contact/contact-form';
import { SiteFooter } from '../shared/site-footer';

/** /contact */
export default function ContactScreen() {
  return (
    <>
      <ArticlePage article={contact} form={<ContactForm />} />
      <SiteFooter />
    </>
  );
}
