import { layout } from '../src/mail/layout';
import { mailLayout } from './mail-layout';

it('the stored layout is what its script writes', async () => {
  expect(await mailLayout()).toBe(layout);
});
