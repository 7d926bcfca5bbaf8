import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { dialogsNotOpened, everyDialog } from './every-dialog';

/** The components that render a dialog: those of `packages/platform/ui`, and a conversation's frame, which uses one of them. */
const rendersDialog = /<(Dialog|Sheet|FormDialog|ConfirmDialog|ConversationFrame)\b/;
const importsDialog = /from '(@setu\/ui\/dialog|.*\/conversation-frame)'/;

const root = findRoot();

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('packages/platform/ui/') && !path.endsWith('.test.tsx'));

const filesWithDialog = sources.filter((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return rendersDialog.test(source) && importsDialog.test(source);
});
const opened = new Set(everyDialog.flatMap(({ dialogs }) => dialogs.map(({ file }) => file)));

test('each file with a dialog is in the list or in its exceptions', () => {
  expect(filesWithDialog.length).toBeGreaterThan(0);
  const missing = filesWithDialog.filter((file) => !opened.has(file) && !(file in dialogsNotOpened));
  expect(missing).toEqual([]);
});

test('each file of the list and of its exceptions has a dialog, and no file is in both', () => {
  const named = [...opened, ...Object.keys(dialogsNotOpened)];
  expect(named.filter((file) => !filesWithDialog.includes(file))).toEqual([]);
  expect(named).toHaveLength(new Set(named).size);
});

test('each screenshot has a unique name', () => {
  const names = everyDialog.flatMap(({ dialogs }) => dialogs.map(({ name }) => name));
  expect(names).toHaveLength(new Set(names).size);
});
