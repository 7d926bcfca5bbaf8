import type { AddCommand } from '../cli/command';
import { addCanary } from './canary';
import { addHistory } from './history';
import { addPromote } from './promote';
import { addPublish } from './publish';
import { addRollback } from './rollback';
import { addStatus } from './status';
import { addVerifications } from './verifications';
import { addVerifier } from './verifier';
import { addVerify } from './verify';

/** The commands in the order in which help lists them. */
export const allCommands: readonly AddCommand[] = [
  addPublish,
  addCanary,
  addPromote,
  addRollback,
  addStatus,
  addVerify,
  addVerifications,
  addHistory,
  addVerifier,
];
