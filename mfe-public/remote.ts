import { defineRemote } from '@setu/mfe-kit';

export const remote = defineRemote({
  name: 'public',
  routes: [{ path: '/mindmap', audience: 'everyone', screen: './mindmap' }],
});
