import type { Migration } from '@setu/service-kit';
import { splitTerritoryKeys } from './20261129120000-split-territory-keys';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [baseline, splitTerritoryKeys];
