import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { assemble } from './assemble';
import { imageSbom } from './image-sbom';

const [workspace, target, sbom] = process.argv.slice(2);
if (workspace && target && sbom) {
  assemble(findRoot(), workspace, target);
  writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(imageSbom(findRoot(), workspace, sbom)));
} else {
  process.stderr.write('Usage: npm run assemble -w infra/containers -- <workspace> <folder> <sbom of npm>\n');
  process.exitCode = 2;
}
