import { existsSync, readFileSync } from 'node:fs';

/** Gives styled components ids that are the same in every build of the same source: a page rendered on the server has the browser's class names. */
const styledOptions = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };
const styledPlugin: [string, object] = ['@swc/plugin-styled-components', styledOptions];

/** TypeScript and TSX, compiled by Rspack itself. */
const compiled = (plugins: [string, object][], react: object) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react },
      experimental: { plugins, cacheRoot: 'node_modules/.cache/swc' },
    },
  },
});

/** Sources, and the built code of our own packages where they are installed from a registry. */
const isOurs = /\.tsx?$|[\\/]node_modules[\\/]@setu[\\/].+\.js$/;

/** The plugin changes only modules that name its package. It takes several times as long as the compilation, so it skips all others. */
const mayBeStyled = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes('styled-components');

/** How releases compile our sources. */
export const typescriptRule = {
  test: isOurs,
  type: 'javascript/auto',
  oneOf: [
    { test: mayBeStyled, ...compiled([styledPlugin], { runtime: 'automatic' }) },
    compiled([], { runtime: 'automatic' }),
  ],
};

/**
 * How the development server compiles them: with the JSX calls that a production React has. A module may become styled while the server
 * watches it, so the plugin runs on all.
 */
export const watchedTypescriptRule = {
  test: isOurs,
  type: 'javascript/auto',
  ...compiled([styledPlugin], { runtime: 'automatic', development: false }),
};
