export { api, type Page } from './api/api';
export { ApiError, isNotFound, isUnauthorized } from './api/api-error';
export { tracedNavigation } from './api/page-trace';
export { makeQueryClient } from './api/query-client';
export { setTransport, type Transport } from './api/transport';
export { userMessageOf } from './api/user-message';
export { type ToastMessage, toastError, toastSuccess } from './feedback/toasts';
export { saveFile } from './files/save-file';
export { makeFooterPlace } from './frame/footer-place';
export { type FooterPlace, PageFooter, PageFooterPlace, renderedFooter } from './frame/page-footer';
export { applyHead, setSite, usePageHead } from './head/use-page-head';
export { fetchAhead } from './lazy/fetch-ahead';
export { lazyComponent, retryFailedChunks } from './lazy/lazy-component';
export { usePreload } from './lazy/use-preload';
export { whenIdle } from './lazy/when-idle';
export { LoadMore } from './list/load-more';
export { withItem } from './list/with-item';
export {
  defineRemote,
  type Read,
  type RemoteDefinition,
  type RemoteRoute,
  type RouteContext,
  type ScreenProps,
} from './remote/define-remote';
export { useLatestAddress } from './routing/use-latest-address';
export { useTypedText } from './routing/use-typed-text';
export { currentUser } from './session/current-user';
export { beginDraftsOf, forgetDrafts } from './session/draft-storage';
export {
  type AccountKind,
  onOtherAccount,
  pageAccount,
  setPageAccount,
  withPageAccountIn,
} from './session/page-account';
export {
  handleUnauthorized,
  rememberIntent,
  signIn,
  signInPath,
  signOut,
  signOutPath,
} from './session/sign-in';
export { SignInLink } from './session/sign-in-link';
export { useDraft } from './session/use-draft';
export { type Session, useSession } from './session/use-session';
export { useUnauthorized } from './session/use-unauthorized';
export { withStorage } from './session/with-storage';
