import type { Migration } from '@setu/service-kit';
import { recoverAccounts } from './20261127100000-recover-accounts';
import { undoAddressChanges } from './20261127110000-undo-address-changes';
import { holdFormerAddresses } from './20261127120000-hold-former-addresses';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [
  baseline,
  recoverAccounts,
  undoAddressChanges,
  holdFormerAddresses,
];
