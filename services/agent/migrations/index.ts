import type { Migration } from '@setu/service-kit';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [baseline];
