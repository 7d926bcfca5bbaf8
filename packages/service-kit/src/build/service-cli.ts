import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, type Configuration, type MultiStats, rspack, type Stats } from '@rspack/core';

const usage = 'Usage: service build [--watch]\n';

/** Bundles src/main.ts and our own packages into dist/main.js; npm packages stay outside. */
const configuration = (folder: string): Configuration => ({
  name: folder,
  context: folder,
  mode: 'production',
  target: ['node20', 'es2022'],
  devtool: 'source-map',
  entry: { main: './src/main.ts' },
  output: {
    path: join(folder, 'dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: { keep: (name) => name.startsWith('.') },
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    ({ request }, done) => {
      const isOurs =
        !request || request.startsWith('.') || request.startsWith('/') || request.startsWith('@setu/');
      done(undefined, isOurs ? undefined : `module ${request}`);
    },
  ],
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        use: {
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});

const report = (error: Error | null, stats?: Stats | MultiStats): boolean => {
  if (error) process.stderr.write(`${error.stack ?? error.message}\n`);
  if (stats?.hasErrors() || stats?.hasWarnings())
    process.stderr.write(`${stats.toString('errors-warnings')}\n`);
  return !error && !stats?.hasErrors();
};

const close = (compiler: Compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()));

const main = async () => {
  const [command, flag] = process.argv.slice(2);
  const folder = process.cwd();
  if (command !== 'build' || !existsSync(join(folder, 'src/main.ts'))) {
    process.stderr.write(usage);
    process.exit(2);
  }
  const compiler = rspack(configuration(folder));
  if (flag === '--watch') {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (report(error, stats)) process.stdout.write(`built ${new Date().toISOString()}\n`);
    });
    return;
  }
  const isBuilt = await new Promise<boolean>((resolve) =>
    compiler.run((error, stats) => resolve(report(error, stats))),
  );
  await close(compiler);
  process.exit(isBuilt ? 0 : 1);
};

void main();
