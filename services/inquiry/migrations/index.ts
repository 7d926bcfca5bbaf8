import { addColumns, type Migration } from '@setu/service-kit';
import { indexPeople } from './20261128110000-index-people';
import { addLeadFields } from './20261129170000-add-lead-fields';
import { indexLeads } from './20261129171000-index-leads';
import { createWebhooks } from './20261129180000-create-webhooks';
import { confirmPhones } from './20261129211000-confirm-phones';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [
  baseline,
  indexPeople,
  addLeadFields,
  indexLeads,
  createWebhooks,
  confirmPhones,
  addColumns('20261130010000-add-reply-promise', 'reply_times', {
    keeps_promise: 'boolean not null default false',
  }),
];
