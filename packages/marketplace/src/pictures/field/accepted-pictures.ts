/** The types that are made into pictures, as the file dialog offers them. Phones turn others into JPEG for it. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';
