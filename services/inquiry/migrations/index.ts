import type { Migration } from '@setu/service-kit';
import { createFranchises } from './20261120100000-create-franchises';
import { createPeople } from './20261120100100-create-people';
import { createInquiries } from './20261120100200-create-inquiries';

export const migrations: readonly Migration[] = [createFranchises, createPeople, createInquiries];
