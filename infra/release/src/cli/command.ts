import type { Command } from 'commander';
import type { RegistryClient } from '../registry-client';
import type { Progress } from './progress';

/** What a command works with. */
export interface Context {
  /** Folder of the checkout. */
  root: string;
  env: NodeJS.ProcessEnv;
  client: RegistryClient;
  /** A word on what goes on, for people at the keyboard; machines do not get it. */
  note: (line: string) => void;
  progress: Progress;
}

/** The result of a command: JSON for machines, text for people. */
interface Outcome {
  json: unknown;
  text: string;
  /** True when it did its work and the answer is no: exit code 1. */
  isRefusal?: boolean;
}

/** Runs the work of a command with what the person set; prints its outcome. */
export type Run = (work: (context: Context) => Promise<Outcome>) => Promise<void>;

/** Adds one command to the command line. */
export type AddCommand = (program: Command, run: Run) => void;
