import type { ErrorEntry } from './error-entry';

/** Error codes of the registry, for developers and operators. */
export const registryErrors = {
  token_refused: {
    statuses: [401, 403],
    sentence: 'This release token is unknown or was revoked.',
    cause: 'The release token is missing, unknown, revoked, or for another deployable.',
    cure: 'Ask the operators of the platform for a token of this deployable.',
  },
  right_missing: {
    statuses: [403],
    sentence: 'This release token lacks the right for this.',
    cause: 'The token is valid, and the action needs a right that it does not have.',
    cure: 'Ask the operators of the platform for a token with that right.',
  },
  release_not_found: {
    statuses: [404],
    sentence: 'This release is not published here.',
    cause: 'No release of this name and version is in the registry.',
    cure: 'Publish it first, or check the version.',
  },
  release_incomplete: {
    statuses: [400],
    sentence: 'Send these files again, then publish.',
    cause: 'Files of release.json are missing or differ from their hashes.',
    cure: 'Upload the files that `errors` lists and publish again.',
  },
  release_exists: {
    statuses: [409],
    sentence: 'This version is published, and a published version never changes.',
    cause: 'Other files are published under a version that exists.',
    cure: 'Change the sources; the version follows from them.',
  },
  kind_bound: {
    statuses: [409],
    sentence: 'This name belongs to a deployable of another kind.',
    cause: 'A remote, the shell or a service is published under a name of another kind.',
    cure: 'Choose another name.',
  },
  promotion_refused: {
    statuses: [409],
    sentence: 'This release was not deployed because checks failed.',
    cause: 'A gate refuses the deployment; `errors` lists each refusal with its fix.',
    cure: 'Follow the `fix` of each refusal.',
  },
  nothing_to_return_to: {
    statuses: [409],
    sentence: 'There is no earlier version to return to.',
    cause: 'A rollback finds no earlier deployment.',
    cure: 'Publish and promote the version you want.',
  },
  live_changed: {
    statuses: [409],
    sentence: 'Another version is live now. Look at the status and decide again.',
    cause: 'Somebody deployed between your look at the status and your command.',
    cure: 'Run `release status` and decide again.',
  },
  canary_stopped: {
    statuses: [409],
    sentence: 'The platform stopped the canary of this version. Publish a fixed version.',
    cause: 'The version failed its visitors before.',
    cure: 'Publish a fixed version, or give a reason with `--reason`.',
  },
  verification_refused: {
    statuses: [409],
    sentence: 'This verification is not accepted. Verify the version again.',
    cause: 'A failure is recorded that only a new run with its log replaces.',
    cure: 'Start a new verification run.',
  },
  lease_lost: {
    statuses: [409],
    sentence: 'This verification run ended, or another verifier took it.',
    cause: 'A verifier reports a run whose lease has expired.',
    cure: 'Drop the result; the run has a new verifier.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
