import { type Release, type ReleaseFile, releaseLimits } from '@setu/protocol';
import type { Artefacts } from '../artefacts';
import { mapConcurrent } from '../map-concurrent';
import { type CheckedFile, type CheckFile, TooCostlyError, withCheckingProcess } from './checking-process';
import { inTurn } from './in-turn';

/** Files that are read concurrently. They may be remote, and each is held in memory with its compressed forms. */
const concurrency = 2;

/** Result of a check of a release's files. */
export interface FileCheck {
  /** The problems, one sentence each. */
  problems: string[];
  /** Integrity and sizes of the files as they were uploaded, in the order of the release. */
  files: ReleaseFile[];
}

const readForms = async (artefacts: Artefacts, release: Release, path: string) => {
  const [plain, br, gz] = await Promise.all(
    ['', '.br', '.gz'].map((packing) => artefacts.read(release, path + packing)),
  );
  return plain ? { plain, packed: { '.br': br ?? null, '.gz': gz ?? null } } : null;
};

const problemOf = ({ path, integrity }: ReleaseFile, checked: CheckedFile): string | null => {
  if (checked.integrity !== integrity) return `${path} does not match its hash`;
  const [broken] = checked.broken;
  return broken ? `${path}${broken} does not unpack to ${path}` : null;
};

const tooLarge = `The files exceed ${releaseLimits.totalBytes / 1_000_000} MB together`;

const checkWith = async (check: CheckFile, artefacts: Artefacts, release: Release): Promise<FileCheck> => {
  let totalBytes = 0;
  const checkOne = async (file: ReleaseFile): Promise<{ file: ReleaseFile; problem: string | null }> => {
    // Already too large: skip the rest.
    if (totalBytes > releaseLimits.totalBytes) return { file, problem: null };
    const forms = await readForms(artefacts, release, file.path);
    if (!forms) return { file, problem: `${file.path} is missing` };
    const { plain, packed } = forms;
    totalBytes += plain.length + (packed['.br']?.length ?? 0) + (packed['.gz']?.length ?? 0);
    const checked = await check(forms);
    const { integrity, bytes, gzip } = checked;
    return { file: { path: file.path, bytes, gzip, integrity }, problem: problemOf(file, checked) };
  };
  const all = await mapConcurrent(release.files, concurrency, checkOne);
  const problems = all.flatMap(({ problem }) => (problem ? [problem] : []));
  return {
    problems: totalBytes > releaseLimits.totalBytes ? [...problems, tooLarge] : problems,
    files: all.map(({ file }) => file),
  };
};

/**
 * Reads every file of a release, compares it with its hash and its compressed forms, and measures it. A separate process does
 * the work.
 */
export const checkFiles = async (artefacts: Artefacts, release: Release): Promise<FileCheck> => {
  try {
    return await withCheckingProcess((check) => checkWith(check, artefacts, release));
  } catch (error) {
    if (!(error instanceof TooCostlyError)) throw error;
    return { problems: ['The files take too much time or memory to check'], files: release.files };
  }
};

/** The same, after all other running checks. @throws UpstreamError 503 when too many wait */
export const checkFilesInTurn = (artefacts: Artefacts, release: Release): Promise<FileCheck> =>
  inTurn(() => checkFiles(artefacts, release));
