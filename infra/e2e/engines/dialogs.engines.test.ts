import { problemsOf } from '../src/engines/compare-sizes';
import { describeEachEngine } from '../src/engines/each-engine';
import { type DialogSize, measureDialog } from '../src/engines/measure-dialog';
import { enterSession, leavePicture, type Person, personAt } from '../src/engines/person';
import { everyDialog, type StepToDialog } from '../src/journeys/every-dialog';
import { type PersonOfDialogs, peopleOfDialogs } from '../src/journeys/people-of-dialogs';

/** Sizes by dialog and window, then by engine. */
const measured = new Map<string, Map<string, DialogSize>>();

const note = (dialog: string, engine: string, size: DialogSize) => {
  const sizes = measured.get(dialog) ?? new Map();
  measured.set(dialog, sizes.set(engine, size));
};

const logOutInAnotherTab = async (person: Person): Promise<void> => {
  const other = await person.newTab();
  await other.goto('/api/logout');
  await other.press('Log out');
  await other.waitFor(() => location.pathname === '/' && document.readyState === 'complete');
};

const takeStep = (person: Person, step: StepToDialog, session: PersonOfDialogs): Promise<void> => {
  if (step === 'log out in another tab') return logOutInAnotherTab(person);
  return step instanceof RegExp ? person.press(step) : person.fill(step.field, step.text(session));
};

describeEachEngine((engine) => {
  test.each(everyDialog)('the dialogs of the $who open and fit into the window', async ({ who, dialogs }) => {
    const session = await peopleOfDialogs[who]();
    const person = personAt(await engine().newPerson());
    await enterSession(person, session);
    for (const { name, title, screen, steps, widest = 1280 } of dialogs) {
      const widths = [1280, 820, 390].filter((width) => width <= widest);
      await person.resize({ width: Math.max(...widths), height: 860 });
      await person.goto(screen);
      for (const step of steps) await takeStep(person, step, session);
      for (const width of widths) {
        await person.resize({ width, height: 860 });
        await person.seesDialogAtRest(title);
        const size = await person.tab.evaluate(measureDialog);
        note(`${name} at ${width} px`, engine().name, size);
        if (size.faults.length > 0 || process.env.SCREENSHOTS === '1')
          await leavePicture(person.tab, `${engine().name}-${name}-${width}`);
      }
    }
  });
});

test('all engines show as much of each dialog, with its title and buttons', () => {
  expect(measured.size).toBeGreaterThan(0);
  expect([...measured].flatMap(([dialog, sizes]) => problemsOf(dialog, sizes))).toEqual([]);
});
