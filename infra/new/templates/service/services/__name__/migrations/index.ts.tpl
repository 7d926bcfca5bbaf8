import type { Migration } from '@setu/service-kit';

export const migrations: readonly Migration[] = [];
