import { describeEachEngine } from '../src/engines/each-engine';
import { enterSession, personAt } from '../src/engines/person';
import { signedInAdmin, signedInDemo } from '../src/visitors/api-client';

const landscape = { width: 1280, height: 860 };
const portrait = { width: 390, height: 860 };

/**
 * Elements whose left edge or width, px, changes when the browser is made to evaluate all rules of the page again: their layout had not
 * followed the window. Runs in the page.
 */
const misplaced = (): string[] => {
  const layout = () =>
    [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter((element) => element.getClientRects().length > 0 && !element.closest('svg'))
      .map((element) => {
        const { left, width } = element.getBoundingClientRect();
        return `${element.tagName} ${Math.round(left)} ${Math.round(width)} ${element.textContent?.trim().slice(0, 30)}`;
      });
  const before = layout();
  for (const sheet of [...document.styleSheets].filter(({ href }) => !href))
    sheet.deleteRule(sheet.insertRule('@media (width) {}', sheet.cssRules.length));
  const after = layout();
  return before.filter((line, index) => line !== after[index]).slice(0, 5);
};

describeEachEngine((engine) => {
  test.each([
    { who: 'a visitor', session: async () => null, screens: ['/', '/franchises', '/calculator'] },
    {
      who: 'a brand',
      session: () => signedInDemo('brand@demo.test'),
      screens: ['/dashboard', '/dashboard?tab=requirements', '/dashboard?tab=inquiries', '/settings'],
    },
    {
      who: 'an administrator',
      session: () => signedInAdmin(),
      screens: ['/admin', '/admin?tab=users', '/admin?tab=content'],
    },
  ])('the screens of $who follow a rotated window', async ({ session, screens }) => {
    const person = personAt(await engine().newPerson());
    const own = await session();
    if (own) await enterSession(person, own);
    for (const screen of screens) {
      await person.resize(landscape);
      await person.goto(screen);
      await person.waitFor(() => !document.querySelector('main [aria-busy=true]'));
      for (const window of [portrait, landscape]) {
        await person.resize(window);
        expect([screen, window.width, await person.tab.evaluate(misplaced)]).toEqual([
          screen,
          window.width,
          [],
        ]);
      }
    }
  });
});
