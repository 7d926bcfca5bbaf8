/** `production` is minified and hashed; `development` keeps names and source maps. */
export type Mode = 'production' | 'development';
