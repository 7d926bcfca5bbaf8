import { budgetGate } from './budget-gate';
import { contractsGate } from './contracts-gate';
import type { Candidate, Gate, Refusal } from './gate';
import { migrationsGate } from './migrations-gate';
import { routesGate } from './routes-gate';
import { sharedGate } from './shared-gate';
import { sizeGate } from './size-gate';

const gates: readonly Gate[] = [routesGate, sharedGate, sizeGate, budgetGate, contractsGate, migrationsGate];

/** Runs all gates except the files gate. */
export const refusalsFor = async (candidate: Candidate): Promise<Refusal[]> =>
  (await Promise.all(gates.map((gate) => gate(candidate)))).flat();
