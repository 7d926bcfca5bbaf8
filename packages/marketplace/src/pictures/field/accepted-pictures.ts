/** Accepted types of pictures for the file dialog. Phones convert other types to JPEG. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';
