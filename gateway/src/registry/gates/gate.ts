import type { Release, RemoteRelease, ServiceRelease, ShellRelease } from '@setu/protocol';
import type { Knex } from 'knex';

/** Why a release may not go live. */
export interface Refusal {
  gate: 'files' | 'routes' | 'shared' | 'size' | 'budget' | 'contracts' | 'migrations';
  /** What is wrong, and with which release. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** The input of a gate. It does not change during the check. */
export interface Candidate<R extends Release = Release> {
  release: R;
  /** The live and canary releases of all other deployables. */
  others: readonly Release[];
  /** The releases that are deployed in the same step, including this one; the rest are also in `others`. */
  together: readonly Release[];
  db: Knex;
}

/** Returns the reasons why a release may not go live; empty when it may. */
export type Gate = (candidate: Candidate) => Promise<Refusal[]> | Refusal[];

export const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';
export const isShell = (release: Release): release is ShellRelease => release.kind === 'shell';
export const isService = (release: Release): release is ServiceRelease => release.kind === 'service';
