import { defineRemote } from '@setu/mfe-kit';
import { welcomeHead } from './src/features/welcome/welcome-head';

/** What this remote is: its routes, for whom they are, and what their pages begin with. */
export const remote = defineRemote({
  name: '{{folder}}',
  routes: [
    {
      path: '/{{name}}',
      audience: 'everyone',
      screen: './home',
      head: welcomeHead,
    },
  ],
});
