import { folderStore } from './folder-store';
import type { UploadStore } from './upload-store';

/** The part of the environment that configures the store. */
export interface UploadsEnvironment {
  UPLOADS?: string | undefined;
}

/** Opens the store of uploads; null when none is configured. */
export const openUploads = ({ UPLOADS }: UploadsEnvironment): UploadStore | null =>
  UPLOADS ? folderStore(UPLOADS) : null;
