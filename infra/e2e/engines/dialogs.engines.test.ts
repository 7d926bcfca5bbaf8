import { problemsOf } from '../src/engines/compare-sizes';
import { describeEachEngine } from '../src/engines/each-engine';
import { type DialogSize, measureDialog } from '../src/engines/measure-dialog';
import { leavePicture, type Person, personAt, signIn, signInAdministrator } from '../src/engines/person';
import { everyDialog } from '../src/journeys/every-dialog';
import { demoPassword } from '../src/visitors/api-client';

/** Sizes by dialog and window, and then by engine. */
const measured = new Map<string, Map<string, DialogSize>>();

const note = (dialog: string, engine: string, size: DialogSize) => {
  const sizes = measured.get(dialog) ?? new Map();
  measured.set(dialog, sizes.set(engine, size));
};

const signInAs = async (person: Person, role: string): Promise<void> => {
  if (role === 'administrator') await signInAdministrator(person);
  else if (role !== 'visitor') await signIn(person, `${role}@demo.test`, demoPassword());
};

describeEachEngine((engine) => {
  test.each(everyDialog)(
    'the dialogs of the $role open and fit into the window',
    async ({ role, dialogs }) => {
      const person = personAt(await engine().newPerson());
      await signInAs(person, role);
      for (const { name, screen, opener, second } of dialogs) {
        await person.resize({ width: 1280, height: 860 });
        await person.goto(screen);
        await person.press(opener);
        if (second) await person.press(second);
        for (const width of [1280, 820, 390]) {
          await person.resize({ width, height: 860 });
          await person.seesDialogAtRest();
          const size = await person.tab.evaluate(measureDialog);
          note(`${name} at ${width} px`, engine().name, size);
          if (size.faults.length > 0 || process.env.SCREENSHOTS === '1')
            await leavePicture(person.tab, `${engine().name}-${name}-${width}`);
        }
      }
    },
  );
});

test('all engines show as much of each dialog, with its title and buttons', () => {
  expect(measured.size).toBeGreaterThan(0);
  expect([...measured].flatMap(([dialog, sizes]) => problemsOf(dialog, sizes))).toEqual([]);
});
