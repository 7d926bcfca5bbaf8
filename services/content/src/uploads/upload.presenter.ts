import {
  attachedDocumentAddressOf,
  attachmentAddressOf,
  documentAddressOf,
  mediaAddressOf,
  type Upload,
} from '@setu/contracts';
import type { UploadModel } from './upload.model';

/** Presents an upload to its owner. An upload that is not checked yet is `working`. */
export const presentUpload = ({
  id,
  state,
  bytes,
  width,
  height,
  blur,
  fileName,
  pages,
  refusal,
  isPrivate,
}: UploadModel): Upload => ({
  id,
  state: state === 'ready' || state === 'refused' ? state : 'working',
  picture:
    state === 'ready' && width !== null && height !== null && blur !== null
      ? { url: isPrivate ? attachmentAddressOf(id) : mediaAddressOf(id), width, height, blur }
      : null,
  document:
    state === 'ready' && fileName !== null && pages !== null
      ? {
          url: isPrivate ? attachedDocumentAddressOf(id) : documentAddressOf(id),
          name: fileName,
          bytes,
          pages,
        }
      : null,
  refusal,
});
