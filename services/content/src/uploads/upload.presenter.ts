import { mediaAddressOf, type Upload } from '@setu/contracts';
import type { UploadModel } from './upload.model';

/** An upload for its owner. One whose sizes are not made yet is `working`. */
export const presentUpload = ({ id, state, width, height, blur, refusal }: UploadModel): Upload => ({
  id,
  state: state === 'ready' || state === 'refused' ? state : 'working',
  picture:
    state === 'ready' && width !== null && height !== null && blur !== null
      ? { url: mediaAddressOf(id), width, height, blur }
      : null,
  refusal,
});
