import { FullPageSpinner } from '@setu/ui';
import { useEffect } from 'react';
import { reloadPage } from '../page/reload-page';

/** Loads a page that this document does not have from the server: it may belong to the other site, or to a newer release. */
export function PageOfServer() {
  useEffect(() => {
    reloadPage();
  }, []);
  return <FullPageSpinner />;
}
