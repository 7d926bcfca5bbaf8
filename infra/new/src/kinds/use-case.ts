import { serviceConstant } from '../checkout';
import { fillTemplate } from '../fill-template';
import { pascalOf, readName, titleOf } from '../names';
import type { Plan } from '../plan';
import { Refused } from '../refused';

/** A use case in a feature folder of a service, with its test. */
export const planUseCase = async (
  root: string,
  service: string,
  folder: string,
  given: string,
): Promise<Plan> => {
  serviceConstant(root, service);
  const feature = readName(folder);
  const name = readName(given);
  if (!name.includes('-'))
    throw new Refused(
      `"${name}" is not a valid name of a use case. Use a verb and its object, such as send-invoice.`,
    );
  return {
    files: await fillTemplate('use-case', {
      service,
      feature,
      name,
      Name: pascalOf(name),
      title: titleOf(name),
    }),
    edits: [],
    message: `services/${service}/src/${feature}/${name}.ts is a use case. Call make${pascalOf(name)}(deps) where the routes are made.`,
  };
};
