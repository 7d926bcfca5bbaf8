import type { Migration } from '@setu/service-kit';
import { indexPeople } from './20261128110000-index-people';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [baseline, indexPeople];
