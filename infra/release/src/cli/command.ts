import type { RegistryClient } from '@setu/registry-client';
import type { Command } from 'commander';
import type { Progress } from './progress';

export interface Context {
  root: string;
  env: NodeJS.ProcessEnv;
  client: RegistryClient;
  /** Prints progress, but nothing with --json. */
  note: (line: string) => void;
  progress: Progress;
}

/** The result of a command, as JSON (`--json`) and as text. */
interface Outcome {
  json: unknown;
  text: string;
  /** True when the command worked and its result is a refusal: exit code 1. */
  isRefusal?: boolean;
}

/** Runs a command with its settings, and prints the result. */
export type Run = (work: (context: Context) => Promise<Outcome>) => Promise<void>;

/** Adds one command to the command line. */
export type AddCommand = (program: Command, run: Run) => void;
