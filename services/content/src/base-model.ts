import { makeBaseModel } from '@setu/service-kit';

/** What this service's models extend, bound to this service's database and no other. */
export class BaseModel extends makeBaseModel() {}
