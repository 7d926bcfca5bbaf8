import type { Release, RemoteRelease, ServiceRelease, ShellRelease } from '@setu/contracts';
import type { Knex } from 'knex';

/** Why a release may not go live. */
export interface Refusal {
  gate: 'files' | 'routes' | 'shared' | 'size' | 'contracts' | 'migrations';
  /** What is wrong, and with which piece. */
  message: string;
  /** What to do about it. */
  mend: string;
}

/** What a gate looks at while nothing of it changes. */
export interface Candidate<R extends Release = Release> {
  release: R;
  /** Everything else that visitors can meet: releases live or in canary of all other pieces. */
  others: readonly Release[];
  /** The releases that go live in the same step, this one among them; the rest of them are among the others too. */
  together: readonly Release[];
  db: Knex;
}

/** Says what speaks against a release. */
export type Gate = (candidate: Candidate) => Promise<Refusal[]> | Refusal[];

export const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';
export const isShell = (release: Release): release is ShellRelease => release.kind === 'shell';
export const isService = (release: Release): release is ServiceRelease => release.kind === 'service';
