import type { RegistryClient } from '@setu/registry-client';
import type { Command } from 'commander';
import type { Progress } from './progress';

/** What a command works with. */
export interface Context {
  /** Folder of the checkout. */
  root: string;
  env: NodeJS.ProcessEnv;
  client: RegistryClient;
  /** Prints progress for people. With --json it prints nothing. */
  note: (line: string) => void;
  progress: Progress;
}

/** The result of a command: JSON for machines, text for people. */
interface Outcome {
  json: unknown;
  text: string;
  /** True when the command worked and its answer is a refusal: exit code 1. */
  isRefusal?: boolean;
}

/** Runs the work of a command with its settings, and prints the outcome. */
export type Run = (work: (context: Context) => Promise<Outcome>) => Promise<void>;

/** Adds one command to the command line. */
export type AddCommand = (program: Command, run: Run) => void;
