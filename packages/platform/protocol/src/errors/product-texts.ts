import type { Role } from '../register';
import type { ErrorEntry } from './error-entry';

/** Texts for people that only a product can provide. Its services and its gateway receive them. */
export interface ProductTexts {
  /** The error catalogue, by code. Its sentences are used when the server knows only the code. */
  errors: Readonly<Record<string, ErrorEntry>>;
  /** Names of all roles, for a caller whose role is not enough. A caller with any other role is refused. */
  roleNames: Readonly<Record<Role, string>>;
}
