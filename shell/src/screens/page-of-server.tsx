import { FullPageSpinner } from '@setu/ui';
import { useEffect } from 'react';
import { reloadPage } from '../page/reload-page';

/** A page that this document does not know: the server knows it when it is at another site, or belongs to a newer release. */
export function PageOfServer() {
  useEffect(() => {
    reloadPage();
  }, []);
  return <FullPageSpinner />;
}
