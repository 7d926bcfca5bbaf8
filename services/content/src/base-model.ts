import { makeBaseModel } from '@setu/service-kit';

/** Base of this service's models, bound to its database. */
export class BaseModel extends makeBaseModel() {}
