import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackageJson } from '@setu/build-kit';
import { imageFiles } from './image-files';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}
/** The parts of a CycloneDX SBOM that we read. */
interface Sbom {
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const nameOf = ({ name, version }: Pick<Component, 'name' | 'version'>) => `${name}@${version}`;

/**
 * Returns the output of `npm sbom` for the packages in an image. npm also lists packages of other workspaces.
 * @param file output of `npm sbom --sbom-format cyclonedx`
 */
export const imageSbom = (root: string, workspace: string, file: string): Sbom => {
  const packages = imageFiles(root, workspace).filter(({ isPackage }) => isPackage);
  const held = new Set(packages.map(({ path }) => nameOf(readPackageJson(join(root, path)))));
  const all = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
  const components = all.components.filter((component) => held.has(nameOf(component)));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...all, components, dependencies };
};
