export { api, type Page } from './api/api';
export { ApiError, isNotFound, isUnauthorized } from './api/api-error';
export { makeQueryClient } from './api/query-client';
export { setTransport, type Transport } from './api/transport';
export {
  defineRemote,
  type Read,
  type RemoteDefinition,
  type RemoteRoute,
  type RouteContext,
  type ScreenProps,
} from './remote/define-remote';
