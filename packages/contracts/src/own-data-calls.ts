import { ownDataOf } from '@setu/protocol';

export const ownIdentityData = ownDataOf('identity');
export const ownCatalogData = ownDataOf('catalog');
export const ownInquiryData = ownDataOf('inquiry');
export const ownAgentData = ownDataOf('agent');
export const ownContentData = ownDataOf('content');

/** The calls that together list all data that the services store about a person. */
export const ownDataCalls = [
  ownIdentityData,
  ownCatalogData,
  ownInquiryData,
  ownAgentData,
  ownContentData,
] as const;
