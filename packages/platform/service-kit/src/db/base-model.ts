import { Model, snakeCaseMappers } from 'objection';

/**
 * Makes the class that all models of one service extend. Each service makes its own and binds it to its own
 * database: binding Objection's `Model` is process-wide, and the last caller wins. Columns are snake_case,
 * properties camelCase. Fields of models are written `declare id: string`: a plain field would be set to undefined.
 */
export const makeBaseModel = (): typeof Model =>
  class BaseModel extends Model {
    static override get columnNameMappers() {
      return snakeCaseMappers();
    }
    static override get useLimitInFirst() {
      return true;
    }
  };

/**
 * The base class with the columns of a type, so that a model declares only its other columns.
 * @example
 * export class Property extends withColumns<Omit<PropertyListing, 'hidden'>>()(BaseModel) {}
 */
export const withColumns =
  <Columns extends object>() =>
  <Base extends typeof Model>(base: Base) =>
    base as unknown as Pick<Base, keyof Base> & (new () => InstanceType<Base> & Columns);
