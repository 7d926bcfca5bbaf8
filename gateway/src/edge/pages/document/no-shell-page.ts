import { retryPage } from '../../html/small-page';

/** Shown while no shell is live. */
export const noShellPage = (product: string): string =>
  retryPage(product, 'We are putting the site in place. It will be here in a moment.');
