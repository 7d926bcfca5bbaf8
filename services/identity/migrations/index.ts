import { addColumns, type Migration } from '@setu/service-kit';
import { recoverAccounts } from './20261127100000-recover-accounts';
import { holdFormerAddresses } from './20261127120000-hold-former-addresses';
import { keepAlternatives } from './20261129200000-keep-alternatives';
import { confirmPhones } from './20261129210000-confirm-phones';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [
  baseline,
  recoverAccounts,
  // The address that an account had when a recovery link was sent there, once it has another one.
  addColumns('20261127110000-undo-address-changes', 'password_resets', { former_email: 'text' }),
  holdFormerAddresses,
  keepAlternatives,
  confirmPhones,
  addColumns('20261130020000-add-people', 'brand_profiles', { people: "jsonb not null default '[]'" }),
];
