import { makeBaseModel } from '@setu/service-kit';

export class BaseModel extends makeBaseModel() {}
