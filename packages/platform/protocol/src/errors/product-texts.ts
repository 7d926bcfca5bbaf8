import type { Role } from '../register';
import type { ErrorEntry } from './error-entry';

/** What people read that only a product can say. Its services and its gateway are given it. */
export interface ProductTexts {
  /** The error catalogue, by code. Its sentences answer where the server knows no more than the code. */
  errors: Readonly<Record<string, ErrorEntry>>;
  /** Names of all roles, for a caller whose role is not enough. A caller with any other role is refused. */
  roleNames: Readonly<Record<Role, string>>;
}
