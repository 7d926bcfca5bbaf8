import type { Migration } from '@setu/service-kit';
import { createUsers } from './20261120090000-create-users';
import { createCredentials } from './20261120090100-create-credentials';
import { createAttempts } from './20261120090200-create-attempts';

export const migrations: readonly Migration[] = [createUsers, createCredentials, createAttempts];
