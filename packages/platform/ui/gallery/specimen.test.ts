import * as ui from '@setu/ui';
import * as dialog from '@setu/ui/dialog';
import * as menu from '@setu/ui/menu';
import * as select from '@setu/ui/select';
import * as tabs from '@setu/ui/tabs';
import * as toaster from '@setu/ui/toast';
import * as tooltip from '@setu/ui/tooltip';
import { findSpecimens, idOf } from './specimen';
import { groups } from './specimens';

const all = groups.flatMap(({ specimens }) => specimens);
const namesFound = (search: string) =>
  findSpecimens(groups, search).flatMap(({ specimens }) => specimens.map(({ name }) => name));

const components = [ui, dialog, menu, select, tabs, toaster, tooltip]
  .flatMap((module) => Object.keys(module))
  .filter((name) => /^[A-Z]/.test(name));

test.each(components)('the gallery shows %s', (component) => {
  expect(all.flatMap(({ shows }) => shows)).toContain(component);
});

test('every specimen has its own address', () => {
  expect(new Set(all.map(idOf)).size).toBe(all.length);
});

test('a search finds specimens by component, by name and by use', () => {
  expect(namesFound('linkbutton')).toEqual(['Buttons']);
  expect(namesFound('SKELETON')).toEqual(['Skeleton']);
  expect(namesFound('cannot undone')).toEqual(['Confirm dialog']);
  expect(namesFound('  ')).toHaveLength(all.length);
  expect(namesFound('nothing of this name')).toEqual([]);
});
